/**
 * Fits the decision whether a CV shows a requirement on the fitting half of the labelled pairs and on four fifths of
 * the further ones, and prints its accuracy on held-out pairs.
 *
 *   npm run train:evidence
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { REQUIREMENT_KINDS } from '@/domain/documents/types'
import { decidedRows, type EvidenceRow, figuresOf } from '../accuracy/evidence-figures'
import { printFigures } from '../accuracy/figure'
import { learnFrom, readPair, tellingOf } from './evidence-model'
import { FOLDS, foldOf } from './folds'
import { furtherPairs, labelledPairs, trapPairs } from './labelled-pairs'
import { shortNumbers } from './short-numbers'

const FILE = path.join('src', 'content', 'models', 'evidence.json')

const lexicon = lexiconOf(skillTaxonomy())
const telling = tellingOf(lexicon)
const pairs = [...labelledPairs('fit', lexicon), ...furtherPairs('fit', lexicon)].map((pair) => readPair(pair, lexicon))

const held: EvidenceRow[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const isIn = ({ pair }: (typeof pairs)[number]) => foldOf(pair.id) === fold
  const models = learnFrom(
    pairs.filter((each) => !isIn(each)),
    telling,
    lexicon,
  )
  held.push(
    ...decidedRows(
      pairs.filter(isIn).map(({ pair }) => pair),
      lexicon,
      models,
    ),
  )
}
for (const kind of REQUIREMENT_KINDS) {
  const rows = held.filter(({ decision }) => decision.requirement.kind === kind)
  printFigures(`${kind}, ${rows.length} decisions`, figuresOf(rows))
}
printFigures(`left out in turn, ${held.length} decisions`, figuresOf(held))

const models = learnFrom(pairs, telling, lexicon)
const checked = decidedRows(furtherPairs('check', lexicon), lexicon, models)
printFigures(`further pairs that nothing is fitted on, ${checked.length} decisions`, figuresOf(checked))
const trapped = decidedRows([...trapPairs('fit', lexicon), ...trapPairs('check', lexicon)], lexicon, models)
printFigures(`pairs whose CVs name much that they do not show, ${trapped.length} decisions`, figuresOf(trapped))

writeFileSync(FILE, `${JSON.stringify(models, shortNumbers, 2)}\n`)
