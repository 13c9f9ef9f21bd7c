/** Extracts the employer's name from an advert. */
import model from '@/content/models/advert-names.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { employerCandidates } from './employer-candidates'
import { employerFeatures } from './employer-features'
import type { AdvertLine } from './lines'
import { bestOf, probabilityOfBest } from './name-choice'
import type { SectionLine } from './sections'

type Advert = { text: string; lines: readonly AdvertLine[]; sections: readonly SectionLine[]; title: string }

/**
 * The name verbatim, null where the text names none, as in adverts by recruiters, and the probability that this is
 * right, 0 to 1.
 */
export function employerOf(advert: Advert, lexicon: Lexicon): { name: string | null; probability: number } {
  const candidates = employerCandidates(advert, lexicon)
  const rows = employerFeatures(candidates, advert, lexicon)
  const name = candidates[bestOf(model.employer, rows)]?.name ?? null
  return { name, probability: probabilityOfBest(model.employer, rows) }
}
