import { REGION_NAMES, REGIONS } from '@/domain/interview/regions'

export const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: REGION_NAMES[region] }))

/** The effect of the choice, in one sentence. */
export const REGION_HINT = 'Questions on Nigerian law, agencies and identity documents are asked only for Nigeria.'
