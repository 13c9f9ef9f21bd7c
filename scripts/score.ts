/**
 * Scores lines of JSON from standard input, with the same code that the product runs.
 *
 *   npm run -s score -- answers < in.jsonl
 *
 * `answers`: `{id, questionId, answer, spoken?, seconds?}` for a question of the bank, or `{id, question, category, answer,
 * reference?: string[], keyPoints?: [{text, says?, against?}], spoken?, seconds?}`, gives `{id, score, range, judged, points,
 * strengths, improvements}`; the references are alternative whole model answers.
 * `cv`: `{id, cv, job}` gives `{id, score, parts: [{name, points, max}], title, employer, requirements: [{text, kind, priority,
 * verdict: 'has' | 'partly' | 'no', quote}]}`; the score is the sum of the points.
 * `questions`: `{id, role?, cv, job, count?}` gives `{id, questions: [{text, category, reason}]}`; ten by default.
 */
import { createInterface } from 'node:readline'

/** Loads commands on demand: loading another one's code takes longer than scoring a hundred answers. */
const COMMANDS: Readonly<Record<string, () => Promise<(line: string) => string>>> = {
  answers: async () => (await import('./score-answers')).answerScorer(),
  questions: async () => (await import('./score-questions')).questionMaker(new Date()),
  cv: async () => (await import('./score-cv')).cvScorer(new Date()),
}

/** Sets the exit code instead of exiting at once, so that piped output is not truncated. */
function fail(message: string): void {
  process.stderr.write(`score: ${message}\n`)
  process.exitCode = 1
}

async function run(score: (line: string) => string): Promise<void> {
  let number = 0
  let out = ''
  const flush = () => {
    process.stdout.write(out)
    out = ''
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (line.trim() === '') continue
    try {
      out += `${score(line)}\n`
    } catch (error) {
      flush()
      return fail(`line ${number}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (out.length > 65_536) flush()
  }
  flush()
}

const name = process.argv[2] ?? ''
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command) await run(await command())
else fail(`say what to score: npm run -s score -- ${Object.keys(COMMANDS).join(' | ')} < in.jsonl`)
