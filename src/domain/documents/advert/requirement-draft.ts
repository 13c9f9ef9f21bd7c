import type { AdvertRequirement } from '@/domain/documents/types'

/** A requirement with offsets and numbers of choices within its sentence. */
export type RequirementDraft = Omit<AdvertRequirement, 'text' | 'line'>
