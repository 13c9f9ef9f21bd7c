/** Asks a language model to word a CV review: one call, so that the result does not keep anybody waiting long. */
import { z } from 'zod'
import { withoutAddressed } from '@/domain/text/addressed-text'
import type { CvTextsRequest, WriteCvTexts } from '../../ports'
import { Budget } from './budget'
import type { Chat } from './chat'
import { type DataSection, withoutContacts } from './data-marks'
import { WRITE_CV_TEXTS } from './prompts/write-cv-texts'

const MAX_TOKENS = 1_800
const MAX_CALLS = 2

/** Characters that are sent: some four pages of CV, and more than a job description has. */
const MOST = { jobDescription: 8_000, cv: 12_000, findings: 4_000, lines: 6_000 } as const

const textsSchema = z.object({
  overall: z.string(),
  rewrites: z.array(z.object({ line: z.number(), text: z.string() })),
})

export const openAiCvTexts =
  (chat: Chat): WriteCvTexts =>
  (request, withinMs) =>
    chat.ask({
      prompt: WRITE_CV_TEXTS,
      request: `Word this review; ${request.weakLines.length} weak lines are given.`,
      data: dataOf(request),
      schema: textsSchema,
      maxTokens: MAX_TOKENS,
      maxCalls: MAX_CALLS,
      budget: new Budget({ calls: MAX_CALLS, withinMs }, chat.around.now),
    })

const dataOf = ({ jobDescription, cvContent, findings, weakLines }: CvTextsRequest): DataSection[] => [
  { name: 'JOB DESCRIPTION', text: shown(jobDescription), most: MOST.jobDescription },
  { name: 'CV', text: shown(cvContent), most: MOST.cv },
  { name: 'FINDINGS', text: shown(findings.join('\n')), most: MOST.findings },
  {
    name: 'WEAK LINES',
    text: weakLines.map(({ quote, why }, i) => `${i + 1}. ${shown(quote)}\n   ${why}`).join('\n'),
    most: MOST.lines,
  },
]

/** Without what speaks to its reader, and without what no wording needs. */
const shown = (text: string): string => withoutContacts(withoutAddressed(text))
