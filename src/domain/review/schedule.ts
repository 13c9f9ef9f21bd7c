/** Review schedule of key points: FSRS-6 (Free Spaced Repetition Scheduler), as implemented by the package ts-fsrs. */
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'
import { HOUR_MS } from '@/domain/durations'

export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** FSRS state of a point that was graded at least once. */
export type Memory = {
  due: Date
  /** When the last graded answer was given. */
  reviewedAt: Date
  /** FSRS stability: days after which the probability of recall falls to 90 %. */
  stability: number
  /** FSRS difficulty, 1 to 10. */
  difficulty: number
  /** `reps` counts the gradings, `lapses` those that found a known point forgotten. */
  reps: number
  lapses: number
}

/** Longest interval in days, approximately: interviews are weeks away, not a year. */
export const LONGEST_INTERVAL = 60

/** Whole days and no random fuzz, so that the schedule is deterministic. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_INTERVAL,
  enable_short_term: false,
  enable_fuzz: false,
})

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/**
 * The FSRS state of a point after an answer to it. @param memory null for the first answer · @param at when it was
 * given
 */
export function graded(memory: Memory | null, grade: Grade, at: Date): Memory {
  const card = memory
    ? {
        ...memory,
        last_review: memory.reviewedAt,
        state: State.Review,
        // Unused by the long-term scheduler (`enable_short_term` is off).
        learning_steps: 0,
        scheduled_days: 0,
        elapsed_days: 0,
      }
    : createEmptyCard(at)
  const { due, stability, difficulty, reps, lapses } = scheduler.next(card, at, RATINGS[grade]).card
  return { due, reviewedAt: at, stability, difficulty, reps, lapses }
}

/**
 * Cards may be asked up to this long before they are due, so that one due tomorrow evening can be asked tomorrow
 * morning.
 */
const AHEAD_MS = 12 * HOUR_MS

/** Latest due time of the cards that may be asked now. */
export const dueUntil = (now: Date): Date => new Date(now.getTime() + AHEAD_MS)
