/** Fits what each sentence of an advert says. */
import { ASKINGS, type Asking, type AskingModel } from '@/domain/documents/advert/asking'
import { askingFeatures, wordsOf } from '@/domain/documents/advert/asking-features'
import type { AdvertSentence } from '@/domain/documents/advert/sentences'
import type { Lexicon } from '@/domain/documents/lexicon'
import { fitCrf } from './crf'
import type { LabelledPlace } from './labelled-adverts'

const PENALTY = 3
const EPOCHS = 12
/** Fewest sentences with a word that is a feature. */
const LEAST = 5

/** An advert in its sentences, each with the labelled requirements in it. */
export type LabelledSentences = readonly { sentence: AdvertSentence; places: readonly LabelledPlace[] }[]

/** An advert, and its sentences in windows of one, two, three and four: short adverts have hardly any neighbours. */
function windowsOf(rows: LabelledSentences): LabelledSentences[] {
  const windows: LabelledSentences[] = [rows]
  for (let from = 0, length = 1; from < rows.length; from += length, length = (length % 4) + 1) {
    windows.push(rows.slice(from, from + length))
  }
  return windows
}

/** What a sentence says by most of the requirements that are labelled in it. */
function sayingOf(places: readonly LabelledPlace[]): Asking {
  if (places.length === 0) return 'none'
  if (2 * places.filter(({ kind }) => kind === 'duty').length > places.length) return 'duty'
  return places.every(({ kind, priority }) => kind === 'tool' && priority === 'mentioned') ? 'tools' : 'asks'
}

export function fitAsking(adverts: readonly LabelledSentences[], lexicon: Lexicon): AskingModel {
  const counts = new Map<string, number>()
  for (const { sentence } of adverts.flat()) {
    for (const word of wordsOf(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const vocabulary = [...counts].filter(([, count]) => count >= LEAST).map(([word]) => word)
  const sequences = adverts.flatMap(windowsOf).map((rows) => ({
    rows: askingFeatures(
      rows.map(({ sentence }) => sentence),
      lexicon,
      vocabulary,
    ),
    labels: rows.map(({ places }) => ASKINGS.indexOf(sayingOf(places))),
    weight: 1,
  }))
  return { vocabulary, ...fitCrf(sequences, ASKINGS.length, PENALTY, EPOCHS) }
}
