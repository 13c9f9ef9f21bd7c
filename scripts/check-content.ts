/**
 * Reads the questions and guides as the product does, and prints their counts, or their faults with file and line.
 * Usage: tsx scripts/check-content.ts [role …]
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '@/content/content-error'
import { parseGuide } from '@/content/guides'
import { OPENERS_FILE, parseOpeners } from '@/content/openers'
import { parseQuestionFile } from '@/content/question-bank'

const wanted = process.argv.slice(2)

function describeQuestions(text: string, file: string): string {
  const questions = parseQuestionFile(text, file)
  const count = (category: string) => questions.filter((q) => q.category === category).length
  const repeated = questions.map((q) => q.id).filter((id, i, all) => all.indexOf(id) !== i)
  if (repeated.length > 0) throw new ContentError(`${file}: repeated ids: ${repeated.join(', ')}`)
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
if (wanted.length === 0) checkFile(OPENERS_FILE, (text) => `${parseOpeners(text).length} openers`)
check(path.join('src', 'content', 'guides'), describeGuide)
