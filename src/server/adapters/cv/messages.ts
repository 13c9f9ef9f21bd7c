/** What the process and its thread for CVs say to each other. */
import type { CvReviewResult } from '@/domain/cv/review-cv'

export type CvTask = { review: { cv: string; job: string; now: Date } } | { skillsIn: readonly string[] }
export type CvRequest = { id: number; task: CvTask }
export type CvReply = { id: number } & ({ result: CvReviewResult | string[][] } | { fault: string })
