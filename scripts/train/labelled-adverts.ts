/** The adverts that are labelled requirement by requirement, also those of the pairs, with the places of the labels. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertRequirement } from '@/domain/documents/types'
import { furtherAdverts, labelledAdverts } from '../accuracy/advert-figures'
import { furtherPairs, trapPairs } from './labelled-pairs'

type Label = Pick<AdvertRequirement, 'text' | 'kind' | 'priority'>
export type LabelledPlace = Omit<Label, 'text'> & { start: number; end: number }
export type RequirementAdvert = { id: string; text: string; requirements: readonly Label[] }

const ofPairs = (half: 'fit' | 'check', lexicon: Lexicon): RequirementAdvert[] =>
  [...furtherPairs(half, lexicon), ...trapPairs(half, lexicon)].map(({ id, advert }) => ({
    id,
    text: advert.text,
    requirements: advert.requirements,
  }))

/** `fit`: to fit on; `check`: for figures only. */
export const requirementAdverts = (half: 'fit' | 'check', lexicon: Lexicon): RequirementAdvert[] =>
  half === 'fit'
    ? [
        ...labelledAdverts('fit'),
        ...labelledAdverts('more'),
        ...labelledAdverts('short'),
        ...furtherAdverts('more'),
        ...ofPairs('fit', lexicon),
      ]
    : [...furtherAdverts('check'), ...ofPairs('check', lexicon)]

/** The labelled requirements with their positions in the text; equal ones in their order. */
export function placesOf({ text, requirements }: RequirementAdvert): LabelledPlace[] {
  let from = 0
  return requirements.map(({ text: own, kind, priority }) => {
    const next = text.indexOf(own, from)
    const start = next < 0 ? text.indexOf(own) : next
    if (start < 0) throw new Error(`“${own}” is not in the text`)
    if (next >= 0) from = next + own.length
    return { start, end: start + own.length, kind, priority }
  })
}
