import type { CvRequirementDto } from '@/schemas/cv-review'

type Place = NonNullable<CvRequirementDto['place']>

/** Where in the CV something stands, as part of a sentence. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'recent job': 'in your latest work',
  'older job': 'in an older job',
  'skills list': 'in your list of skills',
  education: 'in your education',
  summary: 'in your summary',
  elsewhere: 'in your CV',
}
