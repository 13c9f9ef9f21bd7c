/**
 * Fits the reader of requirements on the labelled adverts outside the reporting sets: what each sentence says, which of
 * its words name something asked for, and how strongly each is required. Prints how well it reads adverts outside the
 * fit and those that nothing is fitted on, and writes `src/content/models/advert-{asking,requirements,priorities}.json`.
 *
 *   npm run train:advert-requirements
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { type AskingModel, askingsOf } from '@/domain/documents/advert/asking'
import { linesOf } from '@/domain/documents/advert/lines'
import { priorityFeatures } from '@/domain/documents/advert/requirement-priorities'
import { TOKEN_LABELS, tokenLabels } from '@/domain/documents/advert/requirement-spans'
import { requirementsOf } from '@/domain/documents/advert/requirements'
import { sectionsOf } from '@/domain/documents/advert/sections'
import { sentencesIn } from '@/domain/documents/advert/sentences'
import { tokenFeatures } from '@/domain/documents/advert/token-features'
import { lexiconOf } from '@/domain/documents/lexicon'
import { type NamedCrfModel, namedCrfOf } from '@/domain/documents/named-crf'
import { PRIORITIES } from '@/domain/documents/types'
import { matchesOf } from '../accuracy/advert-figures'
import { fitAsking } from './asking-model'
import { foldOf } from './folds'
import { placesOf, type RequirementAdvert, requirementAdverts } from './labelled-adverts'
import { fitNamedCrf, storedOf } from './named-crf'

const FOLDS = 4
const SPANS = { least: 8, epochs: 10, rate: 0.07, penalty: 0.001 }
const PRIORITY = { least: 3, epochs: 10, rate: 0.1, penalty: 0.001 }

const lexicon = lexiconOf(skillTaxonomy())

function rowOf(advert: RequirementAdvert) {
  const places = placesOf(advert)
  const sentences = sentencesIn(advert.text, sectionsOf(linesOf(advert.text)))
  return {
    advert,
    fold: foldOf(advert.id, FOLDS),
    labelled: sentences.map((sentence) => ({
      sentence,
      places: places
        .filter(({ start, end }) => start < sentence.end && end > sentence.start)
        .map((place) => ({ ...place, start: place.start - sentence.start, end: place.end - sentence.start })),
    })),
  }
}
type Row = ReturnType<typeof rowOf>

const sentencesOf = ({ labelled }: Row) => labelled.map(({ sentence }) => sentence)

/** The other two decisions, from what the sentences say according to models that have not seen their adverts. */
function learn(rows: readonly Row[], askingOf: (row: Row) => AskingModel) {
  const sentences = rows.flatMap((row) => {
    const model = askingOf(row)
    const askings = askingsOf(sentencesOf(row), lexicon, model)
    return askings.flatMap((asking, i) => {
      const own = row.labelled[i]
      if (!own) return []
      // Also by itself, as in an advert of two lines.
      const alone = askingsOf([own.sentence], lexicon, model).map((each) => ({ asking: each, ...own }))
      return [{ asking, ...own }, ...alone]
    })
  })
  const read = sentences.map((each) => ({ ...each, ...tokenFeatures(each.sentence, each.asking, lexicon) }))
  const spans = read.map(({ rows: features, tokens, places }) => ({
    rows: features,
    labels: tokenLabels(tokens, places),
  }))
  const priorities = read.map(({ sentence, tokens, asking, places }) => ({
    rows: priorityFeatures(sentence, tokens, asking, places),
    labels: places.map(({ priority }) => priority),
  }))
  return {
    spans: storedOf(fitNamedCrf(spans, TOKEN_LABELS, SPANS)),
    priorities: storedOf(fitNamedCrf(priorities, PRIORITIES, PRIORITY)),
  }
}

type Models = { asking: AskingModel; spans: NamedCrfModel; priorities: NamedCrfModel }

function printFound(name: string, rows: readonly Row[], modelsOf: (row: Row) => Models, isAlone = false): void {
  const sums = { matched: 0, found: 0, wanted: 0, priority: 0, kind: 0 }
  for (const row of rows) {
    const models = modelsOf(row)
    const [spans, priorities] = [namedCrfOf(models.spans), namedCrfOf(models.priorities)]
    const all = sentencesOf(row)
    const said = isAlone
      ? all.flatMap((sentence) => askingsOf([sentence], lexicon, models.asking))
      : askingsOf(all, lexicon, models.asking)
    const found = said.flatMap((asking, i) => {
      const sentence = row.labelled[i]?.sentence
      return sentence ? requirementsOf(sentence, asking, lexicon, spans, priorities) : []
    })
    const matches = matchesOf(found, row.advert.requirements)
    sums.matched += matches.length
    sums.found += found.length
    sums.wanted += row.advert.requirements.length
    sums.priority += matches.filter((match) => match.found.priority === match.labelled.priority).length
    sums.kind += matches.filter((match) => match.found.kind === match.labelled.kind).length
  }
  const share = (count: number, of: number) => (count / of).toFixed(3)
  console.log(
    `${name}, ${rows.length} adverts: precision ${share(sums.matched, sums.found)}, ` +
      `recall ${share(sums.matched, sums.wanted)}, priority ${share(sums.priority, sums.matched)}, ` +
      `kind ${share(sums.kind, sums.matched)}`,
  )
}

const fitted = requirementAdverts('fit', lexicon).map(rowOf)
const checked = requirementAdverts('check', lexicon).map(rowOf)
const askings = Array.from({ length: FOLDS }, (_, fold) =>
  fitAsking(
    fitted.filter((row) => row.fold !== fold).map(({ labelled }) => labelled),
    lexicon,
  ),
)
const askingOf = ({ fold }: Row) => askings[fold] as AskingModel
const folds = askings.map((asking, fold) => ({
  asking,
  ...learn(
    fitted.filter((row) => row.fold !== fold),
    askingOf,
  ),
}))
printFound('left out in turn', fitted, ({ fold }) => folds[fold] as Models)
printFound('the same, each sentence by itself', fitted, ({ fold }) => folds[fold] as Models, true)
const asking = fitAsking(
  fitted.map(({ labelled }) => labelled),
  lexicon,
)
const models = { asking, ...learn(fitted, askingOf) }
printFound('that nothing is fitted on', checked, () => models)

const short = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)
function write(name: string, model: object): void {
  writeFileSync(path.join('src', 'content', 'models', `advert-${name}.json`), `${JSON.stringify(model)}\n`)
}
write('asking', JSON.parse(JSON.stringify(asking, short)))
write('requirements', models.spans)
write('priorities', models.priorities)
