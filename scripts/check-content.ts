/**
 * Validates the questions and guides with the product's own parsers, and prints their counts, or their errors with file
 * and line. With `figures` it also measures how well the evaluation recognises them, which takes some minutes for all
 * roles. Usage: npm run content:check [-- [figures] [role …]]
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '@/content/content-error'
import { parseGuide } from '@/content/guides'
import { OPENERS_FILE, parseOpeners } from '@/content/openers'
import { PRIVATE_QUESTIONS_FILE, parsePrivateQuestions } from '@/content/private-questions'
import { checkSameAs, parseQuestionFile } from '@/content/question-bank'
import { checkTrialQuestions, TRIAL_FILE } from '@/content/trial-questions'
import { type ContentFigures, contentFigures } from './content-figures'

const args = process.argv.slice(2)
const isMeasured = args[0] === 'figures'
const wanted = isMeasured ? args.slice(1) : args

function describeQuestions(text: string, file: string): string {
  const questions = parseQuestionFile(text, file)
  const count = (category: string) => questions.filter((q) => q.category === category).length
  const repeated = questions.map((q) => q.id).filter((id, i, all) => all.indexOf(id) !== i)
  if (repeated.length > 0) throw new ContentError(`${file}: repeated ids: ${repeated.join(', ')}`)
  checkSameAs(questions, file)
  return `${questions.length} questions (${count('technical')} technical, ${count('behavioral')} behavioral, ${count('situational')} situational)`
}

const describeGuide = (text: string, file: string) => parseGuide(text, file).title

function check(folder: string, describe: (text: string, file: string) => string): void {
  for (const name of readdirSync(folder).sort()) {
    if (wanted.length > 0 && !wanted.includes(path.parse(name).name)) continue
    checkFile(path.join(folder, name), describe)
  }
}

function checkFile(file: string, describe: (text: string, file: string) => string): void {
  const name = path.relative(process.cwd(), file)
  try {
    console.log(`${name}: ${describe(readFileSync(file, 'utf8'), name)}`)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.exitCode = 1
    console.error(error.message)
  }
}

check(path.join('src', 'content', 'questions'), describeQuestions)
if (wanted.length === 0) {
  checkFile(OPENERS_FILE, (text) => `${parseOpeners(text).length} openers`)
  checkFile(PRIVATE_QUESTIONS_FILE, (text) => `${parsePrivateQuestions(text).questions.length} private questions`)
  // They are taken from the questions, whose errors were reported above.
  if (!process.exitCode) checkFile(TRIAL_FILE, (text) => `${checkTrialQuestions(text)} questions that can be tried`)
}
check(path.join('src', 'content', 'guides'), describeGuide)
// What is not valid cannot be read, and was reported above.
if (isMeasured && !process.exitCode) printFigures(contentFigures(wanted))

function printFigures({ own, against, others, modelAnswers, mistakes, namedMistakes }: ContentFigures): void {
  const share = ({ hits, of }: { hits: number; of: number }) => `${((100 * hits) / of).toFixed(1)} % of ${of}`
  const scores = (all: readonly { score: number }[], isGood: (score: number) => boolean) => {
    const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length
    return `${all.filter(({ score }) => isGood(score)).length} of ${all.length}, mean ${mean.toFixed(1)}`
  }
  console.log(`ways to say a point, each left out in turn, met or partly: ${share(own)} (goal: 85 % or more)`)
  console.log(`what speaks against a point, left out in turn, taken for it: ${share(against)} (goal: 10 % or less)`)
  console.log(`a point found in an answer that says all the others: ${share(others)} (goal: 5 % or less)`)
  console.log(`model answers that score 85 or more: ${scores(modelAnswers, (score) => score >= 85)}`)
  console.log(`answers made of mistakes that score 35 or less: ${scores(mistakes, (score) => score <= 35)}`)
  console.log(`named mistakes that score less than 50: ${scores(namedMistakes, (score) => score < 50)}`)
  for (const { id, score } of namedMistakes) if (score >= 50) console.log(`  ${id}: ${score}`)
}
