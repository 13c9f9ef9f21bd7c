/** How well claims of CVs are found, and found again in answers. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { claimsInCv, kindOfLine } from '@/domain/claims/claims-in-cv'
import { comparedClaims, comparedText, type Telling, tellingIn } from '@/domain/claims/told-claim'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { sentencesOf } from '@/domain/text/tokens'
import { readGraded } from '../train/graded'
import { type LabelledPerson, readClaims } from '../train/labelled-claims'
import { labelledCvs } from './cv-labels'
import type { Figure } from './figure'

type Half = LabelledPerson['half']

const WANTED = { told: 'same', other: 'other-figure' } as const
const GOAL = 0.95

/** Precision and recall of "told" and of "told with another figure", over every sentence beside all lines of its CV. */
export function claimFigures(half: Half): Figure[] {
  const found = readClaims(half).flatMap(({ cv, told }) => {
    const claims = comparedClaims(cv)
    return told.map((sentence) => ({ ...sentence, telling: tellingIn(claims, comparedText(sentence.text)) }))
  })
  const figuresOf = (is: Telling['is'], name: string): Figure[] => {
    const said = found.filter(({ telling }) => telling?.is === is)
    const right = said.filter((sentence) => sentence.is === WANTED[is] && sentence.telling?.claim === sentence.claim)
    const all = found.filter((sentence) => sentence.is === WANTED[is])
    return [
      { name: `${name}: precision (of ${said.length})`, value: right.length / said.length, goal: GOAL },
      { name: `${name}: recall (of ${all.length})`, value: right.length / all.length, goal: null },
    ]
  }
  return [...figuresOf('told', 'told'), ...figuresOf('other', 'another figure'), ...lineFigures()]
}

const LINES = path.join('data', 'documents', 'bullets.jsonl')

/** Lines on work that are claims, by their labels: a figure of the work, or what came of it. */
function lineFigures(): Figure[] {
  const lines = readFileSync(LINES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; figure: boolean; result: boolean })
  const found = lines.filter(({ text }) => kindOfLine(text, true) !== null)
  const labelled = lines.filter(({ figure, result }) => figure || result)
  const right = found.filter((line) => labelled.includes(line)).length
  return [
    { name: `lines that are claims: precision (of ${found.length})`, value: right / found.length, goal: null },
    { name: `lines that are claims: recall (of ${labelled.length})`, value: right / labelled.length, goal: null },
  ]
}

/** Every how many of the answers are compared. */
const EVERY = 5

/** False alarms: graded answers beside CVs of other people, so that no sentence tells a claim. */
export function strangerFigures(half: Half): Figure[] {
  const lexicon = lexiconOf(skillTaxonomy())
  const answers = readGraded().filter((answer) => answer.half === half)
  const sentences = answers
    .filter((_, i) => i % EVERY === 0)
    .flatMap(({ answer }) => sentencesOf(answer))
    .map(({ text }) => comparedText(text))
  const tellings = labelledCvs(half).map(({ text }) => {
    const claims = claimsInCv(readCv(text, lexicon, new Date('2026-11-29')))
    const compared = comparedClaims(claims.map(({ quote }) => quote))
    const found = sentences.flatMap((sentence) => tellingIn(compared, sentence) ?? [])
    return { claims: claims.length, wrong: new Set(found.map(({ claim }) => claim)).size }
  })
  const claims = tellings.reduce((sum, one) => sum + one.claims, 0)
  const wrong = tellings.reduce((sum, one) => sum + one.wrong, 0)
  return [{ name: `claims (of ${claims}) told by strangers`, value: wrong / claims, goal: null }]
}
