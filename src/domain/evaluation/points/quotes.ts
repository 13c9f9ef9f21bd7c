/** Whether the sentences that come nearest to a point say it: a story can make a point as a whole that none of them says. */
import { type LinearModel, logistic } from '../score/linear-model'
import type { PointReading } from './read-points'

/** What it rests on: how near the words come, how much nearer than to a mistake, and over how many sentences they spread. */
export const quoteSigns = ({ made, contrary }: PointReading): number[] => {
  const strength = made?.strength ?? 0
  return [strength, strength - (contrary?.strength ?? 0.3), made?.window.size ?? 1]
}

/** Probability that a person who reads the quote alone would say that it makes the point, 0 to 1. */
export const shownBy = (model: LinearModel, reading: PointReading): number =>
  reading.made ? logistic(model, quoteSigns(reading)) : 0
