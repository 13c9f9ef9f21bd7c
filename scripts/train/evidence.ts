/**
 * Fits the decision whether a CV shows a requirement on the fitting half of the labelled pairs, and prints how it does on
 * pairs that it was not fitted on.
 *
 *   npm run train:evidence
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { viewOfAdvert } from '@/domain/cv-review/advert-view'
import { askedOf } from '@/domain/cv-review/evidence/asked-words'
import { type EvidenceModel, rowOf, WAYS, type Way, wayOf } from '@/domain/cv-review/evidence/decide'
import { find } from '@/domain/cv-review/evidence/features'
import { linesOf } from '@/domain/cv-review/evidence/lines'
import { workFit } from '@/domain/cv-review/work-fit'
import { cleanCvText } from '@/domain/documents/clean-text'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { logistic } from '@/domain/evaluation/score/linear-model'
import { outOfFold } from './folds'
import { labelledPairs } from './labelled-pairs'
import { fitLogistic, type LogisticModel } from './logistic'

const PENALTY = 10
const NOW = new Date('2025-06-15')
const FILE = path.join('src', 'content', 'models', 'evidence.json')

/** `questionId`: the pair, so that no fold knows its CV. */
type Row = { questionId: string; way: Way; x: number[]; has: 'yes' | 'partly' | 'no' }

const lexicon = lexiconOf(skillTaxonomy())
const rows: Row[] = labelledPairs('fit', lexicon).flatMap(({ id, cv: text, advert, decisions }) => {
  const cv = readCv(cleanCvText(text), lexicon, NOW)
  const lines = linesOf(cv, cv.pieces)
  const fit = workFit(viewOfAdvert(advert, lexicon), cv, cv.pieces, lexicon)
  return advert.requirements.flatMap((requirement) => {
    const decision = decisions.find((each) => each.text === requirement.text)
    if (!decision || requirement.kind === 'years' || requirement.kind === 'degree') return []
    const found = find(askedOf(requirement, lexicon), fit, lines, lexicon)
    return [{ questionId: id, way: wayOf(requirement.kind), x: rowOf(found, requirement.kind), has: decision.has }]
  })
})

const fitted = (list: readonly Row[], isPositive: (row: Row) => boolean): LogisticModel =>
  fitLogistic(
    list.map((row) => ({ x: row.x, y: isPositive(row) ? 1 : 0, weight: 1 })),
    PENALTY,
  )
const isShown = ({ has }: Row) => has !== 'no'
const learn = (list: readonly Row[]): EvidenceModel => ({
  shown: fitted(list, isShown),
  wholly: fitted(list.filter(isShown), ({ has }) => has === 'yes'),
})

const held = WAYS.flatMap((way) => [
  ...outOfFold(
    rows.filter((row) => row.way === way),
    learn,
    ({ shown, wholly }, { x }) => ({
      shown: logistic(shown, x),
      wholly: logistic(wholly, x),
    }),
  ),
])
for (const threshold of [0.35, 0.4, 0.45, 0.5, 0.55]) {
  const found = held.filter(([, { shown }]) => shown >= threshold)
  const right = found.filter(([row]) => isShown(row)).length
  const [precision, recall] = [right / found.length, right / held.filter(([row]) => isShown(row)).length]
  const f1 = (2 * precision * recall) / (precision + recall)
  console.log(
    `shown from ${threshold}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`,
  )
}
const whole = held.filter(([row]) => isShown(row))
const agreed = whole.filter(([{ has }, { wholly }]) => (has === 'yes') === wholly >= 0.5).length
console.log(`wholly or partly: ${(agreed / whole.length).toFixed(3)} right of ${whole.length}`)

const short = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value)
const models = Object.fromEntries(WAYS.map((way) => [way, learn(rows.filter((row) => row.way === way))]))
writeFileSync(FILE, `${JSON.stringify(models, short, 2)}\n`)
