/** Extracts the employer's name from an advert. */
import model from '@/content/models/advert-names.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { employerCandidates } from './employer-candidates'
import { employerFeatures } from './employer-features'
import type { AdvertLine } from './lines'
import { bestOf } from './name-choice'
import type { SectionLine } from './sections'

type Advert = { text: string; lines: readonly AdvertLine[]; sections: readonly SectionLine[]; title: string }

/** Verbatim; null where the text names none, as in adverts by recruiters. */
export function employerOf(advert: Advert, lexicon: Lexicon): string | null {
  const candidates = employerCandidates(advert, lexicon)
  return candidates[bestOf(model.employer, employerFeatures(candidates, advert, lexicon))]?.name ?? null
}
