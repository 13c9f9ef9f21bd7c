/**
 * How a person practises: what is changed, never why. All defaults are the usual behaviour, and nothing here touches a
 * score.
 */
import { WORD_AIM } from '@/domain/interview/answers'

/** How much time is counted on for an answer: the usual, half as much again, twice as much, or no clock at all. */
export const ANSWER_TIMES = ['usual', 'longer', 'double', 'none'] as const
export type AnswerTime = (typeof ANSWER_TIMES)[number]

export type PracticeSettings = {
  /** Whether pace, pauses and filler words of spoken answers are measured. */
  measuresSpeech: boolean
  answerTime: AnswerTime
  /** Results lead with one change, and help while writing shows one prompt. */
  oneThing: boolean
  /** Each question is read aloud when it appears. */
  readsAloud: boolean
  /** No voice input, and no advice to say something aloud. */
  inWriting: boolean
  widerSpacing: boolean
}

export const USUAL_PRACTICE: PracticeSettings = {
  measuresSpeech: true,
  answerTime: 'usual',
  oneThing: false,
  readsAloud: false,
  inWriting: false,
  widerSpacing: false,
}

const FACTORS: Readonly<Record<AnswerTime, number>> = { usual: 1, longer: 1.5, double: 2, none: 0 }

/** A usual number of minutes in this time; null without a clock. */
export const exactMinutesWith = (time: AnswerTime, minutes: number): number | null => minutes * FACTORS[time] || null

/** The same in whole minutes, as hinted at or planned. */
export const minutesWith = (time: AnswerTime, minutes: number): number | null =>
  Math.round(minutes * FACTORS[time]) || null

/**
 * The recommended length of an answer in words. More time moves its upper end: a short answer stays a fair one. Null
 * without a clock.
 */
export const wordAimWith = (time: AnswerTime): { min: number; max: number } | null =>
  time === 'none' ? null : { min: WORD_AIM.min, max: WORD_AIM.max * FACTORS[time] }

/** A number of minutes, as displayed. */
export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
