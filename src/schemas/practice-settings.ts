/** How a person practises: what is changed, never why. */
import { z } from 'zod'
import { ANSWER_TIMES } from '@/domain/practice-settings/settings'

const answerTime = z.enum(ANSWER_TIMES, { error: 'Please choose how much time you want.' })

const isOn = z.boolean({ error: 'A switch of how you practise is either true or false.' })

export const practiceSettingsSchema = z.object({
  measuresSpeech: isOn.describe(
    'Whether pace, pauses and filler words of spoken answers are measured, in the browser.',
  ),
  answerTime: answerTime.describe(
    'How much time is counted on for an answer: the usual, half as much again (longer), twice as much (double), or ' +
      'no clock (none). Minutes of the practice plan, hints at time and length, and the limits that the coach ' +
      'names follow it.',
  ),
  oneThing: isOn.describe('Whether results lead with one change, and help while writing shows one prompt.'),
  readsAloud: isOn.describe('Whether each question is read aloud when it appears, by a browser that has a voice.'),
  inWriting: isOn.describe('Whether voice input is left out, and advice to say something aloud put differently.'),
  widerSpacing: isOn.describe('Whether letters, words and lines stand further apart.'),
})

/** A change of some of them. */
export const practiceChange = practiceSettingsSchema.partial()
export type PracticeChange = z.infer<typeof practiceChange>
