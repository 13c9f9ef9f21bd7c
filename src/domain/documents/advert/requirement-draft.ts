import type { AdvertRequirement } from '@/domain/documents/types'

/** A requirement whose offsets and choice numbers are relative to its sentence. */
export type RequirementDraft = Omit<AdvertRequirement, 'text' | 'line'>
