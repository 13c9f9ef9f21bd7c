/**
 * Converts the question bank to JSON for the server: parsing the YAML blocks the event loop for a tenth of a second per
 * role.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OPENERS_FILE, parseOpeners } from '@/content/openers'
import { preparedFile } from '@/content/prepared'
import { parseQuestionFile, QUESTIONS_FOLDER } from '@/content/question-bank'

function write(name: string, questions: unknown): void {
  const target = preparedFile(name)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(questions))
}

for (const file of readdirSync(QUESTIONS_FOLDER)) {
  write(path.basename(file, '.yaml'), parseQuestionFile(readFileSync(path.join(QUESTIONS_FOLDER, file), 'utf8'), file))
}
write('openers', parseOpeners(readFileSync(OPENERS_FILE, 'utf8')))
