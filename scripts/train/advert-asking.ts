/**
 * Fits what each sentence of an advert says on the labelled adverts outside the reporting sets, prints how many
 * requirements are found in adverts outside the fit, and writes `src/content/models/advert-asking.json`.
 *
 *   npm run train:asking
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { ASKINGS, type Asking, type AskingModel } from '@/domain/documents/advert/asking'
import { type AdvertSentence, askingFeatures, wordsOf } from '@/domain/documents/advert/asking-features'
import { linesOf } from '@/domain/documents/advert/lines'
import { requirementsIn, sentencesIn } from '@/domain/documents/advert/requirements'
import { sectionsOf } from '@/domain/documents/advert/sections'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { AdvertRequirement } from '@/domain/documents/types'
import { furtherAdverts, labelledAdverts, matchesOf } from '../accuracy/advert-figures'
import { fitCrf } from './crf'
import { foldOf } from './folds'
import { furtherPairs } from './labelled-pairs'

const FILE = path.join('src', 'content', 'models', 'advert-asking.json')
const FOLDS = 4
const PENALTY = 3
const EPOCHS = 12
/** Fewest sentences with a word that is a feature. */
const LEAST = 5

const lexicon = lexiconOf(skillTaxonomy())
type Labelled = {
  id: string
  text: string
  requirements: readonly Pick<AdvertRequirement, 'text' | 'kind' | 'priority'>[]
}
const ofPairs = (half: 'fit' | 'check'): Labelled[] =>
  furtherPairs(half, lexicon).map(({ id, advert: { text, requirements } }) => ({ id, text, requirements }))
const fitted: Labelled[] = [
  ...labelledAdverts('fit'),
  ...labelledAdverts('more'),
  ...furtherAdverts('more'),
  ...ofPairs('fit'),
]
const checked: Labelled[] = [...furtherAdverts('check'), ...ofPairs('check')]

const sectionsIn = (text: string) => sectionsOf(linesOf(text))

/** The labelled requirements with their positions; equal ones in their order. */
function placesOf({ text, requirements }: Labelled) {
  let from = 0
  return requirements.map(({ text: own, kind, priority }) => {
    const next = text.indexOf(own, from)
    const start = next < 0 ? text.indexOf(own) : next
    if (next >= 0) from = next + own.length
    return { start, end: start + own.length, kind, priority }
  })
}

/** What a sentence says by most of the requirements that are labelled in it. */
function sayingOf({ start, end }: AdvertSentence, places: ReturnType<typeof placesOf>): Asking {
  const own = places.filter((place) => place.start < end && place.end > start)
  if (own.length === 0) return 'none'
  if (2 * own.filter(({ kind }) => kind === 'duty').length > own.length) return 'duty'
  return own.every(({ kind, priority }) => kind === 'tool' && priority === 'mentioned') ? 'tools' : 'asks'
}

const rows = fitted.map((advert) => {
  const sentences = sentencesIn(advert.text, sectionsIn(advert.text))
  const places = placesOf(advert)
  return { advert, sentences, labels: sentences.map((sentence) => ASKINGS.indexOf(sayingOf(sentence, places))) }
})

function learn(list: typeof rows): AskingModel {
  const counts = new Map<string, number>()
  for (const sentence of list.flatMap(({ sentences }) => sentences)) {
    for (const word of wordsOf(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const vocabulary = [...counts].filter(([, count]) => count >= LEAST).map(([word]) => word)
  const sequences = list.map(({ sentences, labels }) => ({
    rows: askingFeatures(sentences, lexicon, vocabulary),
    labels,
    weight: 1,
  }))
  return { vocabulary, ...fitCrf(sequences, ASKINGS.length, PENALTY, EPOCHS) }
}

function printFound(name: string, adverts: readonly Labelled[], modelOf: (advert: Labelled) => AskingModel): void {
  const sums = { matched: 0, found: 0, wanted: 0 }
  for (const advert of adverts) {
    const found = requirementsIn(advert.text, sectionsIn(advert.text), lexicon, modelOf(advert))
    sums.matched += matchesOf(found, advert.requirements).length
    sums.found += found.length
    sums.wanted += advert.requirements.length
  }
  const [precision, recall] = [sums.matched / sums.found, sums.matched / sums.wanted]
  console.log(`${name}, ${adverts.length} adverts: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
}

const models = Array.from({ length: FOLDS }, (_, fold) =>
  learn(rows.filter(({ advert }) => foldOf(advert.id, FOLDS) !== fold)),
)
printFound('left out in turn', fitted, ({ id }) => models[foldOf(id, FOLDS)] as AskingModel)
const model = learn(rows)
printFound('that nothing is fitted on', checked, () => model)
const short = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)
writeFileSync(FILE, `${JSON.stringify(model, short)}\n`)
