/** When a key point is asked again: FSRS-6 (Free Spaced Repetition Scheduler), as the package ts-fsrs computes it. */
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'

export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** What FSRS remembers of a point that was graded at least once. */
export type Memory = {
  due: Date
  /** When the answer was given that was graded last. */
  reviewedAt: Date
  /** Days after which nine in ten points like this are remembered. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** Gradings so far, and how many of them found forgotten what had been known. */
  reps: number
  lapses: number
}

/** Longest interval in days, about: interviews are weeks away, not a year. */
export const LONGEST_INTERVAL = 60

/** Whole days and no random fuzz, so that the same answers give the same dates. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_INTERVAL,
  enable_short_term: false,
  enable_fuzz: false,
})

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/**
 * The memory of a point after an answer to it. @param memory null for the first answer · @param at when it was given
 */
export function graded(memory: Memory | null, grade: Grade, at: Date): Memory {
  const card = memory
    ? {
        ...memory,
        last_review: memory.reviewedAt,
        state: State.Review,
        // Without steps within a day neither counts.
        learning_steps: 0,
        scheduled_days: 0,
        elapsed_days: 0,
      }
    : createEmptyCard(at)
  const { due, stability, difficulty, reps, lapses } = scheduler.next(card, at, RATINGS[grade]).card
  return { due, reviewedAt: at, stability, difficulty, reps, lapses }
}

/** What is due tomorrow at this hour may be asked tomorrow morning. */
const AHEAD_MS = 12 * 3_600_000

/** The moment up to which cards may be asked now. */
export const dueUntil = (now: Date): Date => new Date(now.getTime() + AHEAD_MS)
