/** Words a CV review with a language model, in a single call to keep the wait short. */
import { z } from 'zod'
import type { CvTextsRequest, WriteCvTexts } from '@/server/ports'
import type { Rules } from '@/server/rules/port'
import { Budget } from './budget'
import type { Chat } from './chat'
import type { DataSection } from './data-marks'
import { WRITE_CV_TEXTS } from './prompts/write-cv-texts'

const MAX_TOKENS = 1_800
const MAX_CALLS = 2

/** Characters that are sent: about four pages of CV, and more than a job description has. */
const MOST = { jobDescription: 8_000, cv: 12_000, findings: 4_000, lines: 6_000 } as const

const textsSchema = z.object({
  overall: z.string(),
  rewrites: z.array(z.object({ line: z.number(), text: z.string() })),
})

export const openAiCvTexts =
  (chat: Chat, rules: Pick<Rules, 'textsForModel'>): WriteCvTexts =>
  async (request, withinMs) => {
    const budget = new Budget({ calls: MAX_CALLS, withinMs }, chat.around.now)
    return chat.ask({
      prompt: WRITE_CV_TEXTS,
      request: `Word this review; ${request.weakLines.length} weak lines are given.`,
      data: await dataOf(request, rules),
      schema: textsSchema,
      maxTokens: MAX_TOKENS,
      maxCalls: MAX_CALLS,
      budget,
    })
  }

/** The request's texts without prompt injections and without parts that the wording does not need. */
async function dataOf(
  { jobDescription, cvContent, findings, weakLines, owner }: CvTextsRequest,
  rules: Pick<Rules, 'textsForModel'>,
): Promise<DataSection[]> {
  const [job = '', cv = '', found = '', ...lines] = await rules.textsForModel(
    [
      { text: jobDescription, most: MOST.jobDescription },
      { text: cvContent, most: MOST.cv },
      { text: findings.join('\n'), most: MOST.findings },
      ...weakLines.map(({ quote }) => ({ text: quote, most: MOST.lines })),
    ],
    owner,
  )
  const weak = weakLines.map(({ why }, i) => `${i + 1}. ${lines[i] ?? ''}\n   ${why}`)
  return [
    { name: 'JOB DESCRIPTION', text: job, most: MOST.jobDescription },
    { name: 'CV', text: cv, most: MOST.cv },
    { name: 'FINDINGS', text: found, most: MOST.findings },
    { name: 'WEAK LINES', text: weak.join('\n'), most: MOST.lines },
  ]
}
