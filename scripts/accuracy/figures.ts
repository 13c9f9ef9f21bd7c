/** Measures and prints all figures on import, and stores them with `--write`. */
import { writeFileSync } from 'node:fs'
import { ACCURACY_FILE } from '@/content/accuracy'
import type { Accuracy, OwnAccuracy } from '@/schemas/accuracy'
import { readPublicSetsIfAny } from '../train/public-sets'
import { advertFigures, labelledAdverts } from './advert-figures'
import { categoryFigures } from './category-figures'
import { claimFigures, strangerFigures } from './claim-figures'
import { conductFigures } from './conduct-figures'
import { cvFigures } from './cv-figures'
import { detectorFigures } from './detectors'
import { evidenceFigures } from './evidence-figures'
import { answerDifferences, cvFairness, type Fairness, fairnessOf, percent, reportedStyle } from './fairness/fairness'
import { printFigures } from './figure'
import { goalsOf, isMet } from './goals'
import { evaluatedHalf, measureOwn, measurePublic } from './measure'
import { offQuestionFigures } from './off-question-figures'
import { pastedFigures } from './pasted-points'
import { personalFigures } from './personal-figures'
import { askedFigures, checkedFigures } from './point-figures'
import { probeFigures } from './probe-figures'
import { resultFigures } from './result-figures'
import { retakeFigures } from './retake-figures'
import { toUsFigures } from './to-us-figures'

const given = process.argv.slice(2)
const publicAnswers = readPublicSetsIfAny()
const isFit = given.includes('--fit')

const half = isFit ? 'fit' : 'report'
const own = evaluatedHalf(half)
const ownFigures = measureOwn(own, new Date().toISOString().slice(0, 10))
const accuracy = publicAnswers ? { ...ownFigures, ...measurePublic(publicAnswers) } : ownFigures
const detectors = detectorFigures(own)
printKinds(accuracy)
printGoals(accuracy)
console.log('\nDetectors (precision, number of statements)')
for (const [name, { precision, count }] of Object.entries(detectors)) {
  console.log(`  ${name.padEnd(42)} ${precision.toFixed(3)}   ${count}`)
}
printFigures('Points that the coach asks for', askedFigures(own))
printFigures('Points that the coach asks to check', checkedFigures(own))
printFigures('Results of stories', resultFigures(own))
printFigures('Questions about the words of a story', probeFigures(own))
printFigures('Said to be to another question', offQuestionFigures(own))
printFigures('Two answers to the same question', retakeFigures(own))
printFigures('Points copied behind a bad answer, or alone', pastedFigures(own))
printFigures('Answers to personal questions', personalFigures(half))
printFigures('Stories of misconduct beside fair ones', conductFigures(half))
printFigures('Reading adverts', advertFigures(labelledAdverts(half)))
printFigures('Reading CVs', cvFigures(half))
if (!isFit) {
  printFigures('Reading adverts of another hand', advertFigures(labelledAdverts('fresh')))
  printFigures('Reading short adverts of another hand', advertFigures(labelledAdverts('short-report')))
  printFigures('Reading CVs of another hand', cvFigures('fresh'))
}
printFigures('Kinds of questions, guessed from their wording', categoryFigures(half))
printFigures('Questions to the interviewer', toUsFigures(half))
printFigures('Claims of a CV in answers', [...claimFigures(half), ...strangerFigures(half)])
printFigures('Evidence in CVs for what adverts ask', evidenceFigures(half))
printFairness('answers', fairnessOf(answerDifferences()))
for (const style of ['grammar', 'spoken']) {
  console.log(`  ${style} of all answers of the reporting half: ${reportedStyle(style)}`)
}
printFairness('CVs', cvFairness())
if (given.includes('--write') && !isFit) {
  writeFileSync(ACCURACY_FILE, `${JSON.stringify(accuracy, null, 2)}\n`)
  console.log(`\nWritten to ${ACCURACY_FILE}`)
}

function printFairness(texts: string, { pairs, within, largest, lines }: Fairness): void {
  console.log(`\nFairness: the same ${texts} with other names, places, genders, spelling or grammar`)
  console.log(`  ${percent(within)} of ${pairs} pairs within their bound, largest difference ${largest}`)
  for (const line of lines) console.log(`  ${line}`)
}

function printKinds({
  interviews: { answers, questions, kinds, recitals, oneTurned, middling, openers },
}: OwnAccuracy): void {
  console.log(
    `Our own graded answers, ${isFit ? 'FITTED' : 'reporting'} half: ${answers} answers, ${questions} questions`,
  )
  console.log(`  ${'kind'.padEnd(18)} grade  score   technical  behavioral  situational`)
  for (const { kind, grade, score, byCategory } of kinds) {
    const [t = 0, b = 0, s = 0] = [byCategory.technical, byCategory.behavioral, byCategory.situational]
    const cells = [t, b, s].map((value) => value.toFixed(0).padStart(10))
    console.log(
      `  ${kind.padEnd(18)} ${grade.toFixed(0).padStart(5)}  ${score.toFixed(0).padStart(5)}  ${cells.join('  ')}`,
    )
  }
  const recited = Object.entries(recitals).map(([category, score]) => `${category} ${score.toFixed(0)}`)
  console.log(`  recited key points score ${recited.join(', ')}`)
  console.log(
    `  one sentence turned: ${oneTurned.answers} answers, ${oneTurned.falls.toFixed(1)} points lower on average`,
  )
  for (const [name, { answers, grade, score, error, pearson }] of [
    ['middling answers', middling],
    ['answers to opening questions', openers],
  ] as const) {
    console.log(`  ${name}: ${answers}, grade ${grade}, score ${score}, off by ${error} on average, r ${pearson}`)
  }
}

function printGoals(figures: OwnAccuracy | Accuracy): void {
  console.log('\nGoals')
  for (const goal of goalsOf(figures)) {
    const [value, bound] = [goal.value, goal.bound].map((number) => number.toFixed(goal.digits).padStart(8))
    console.log(
      `  ${isMet(goal) ? 'met ' : 'MISS'}  ${goal.name.padEnd(44)} ${value}  ${goal.isUpper ? '<=' : '>='} ${bound}`,
    )
  }
}
