/** Asks a language model for personal questions: one call per category, in parallel, so that one may fail. */
import { z } from 'zod'
import type { PlannedQuestion } from '@/domain/interview/personal-questions/generate'
import type { ProposedQuestion } from '@/domain/interview/personal-questions/proposals'
import { QUESTION_CATEGORIES, type QuestionCategory } from '@/domain/interview/question'
import { roleName } from '@/domain/interview/roles'
import { withoutContacts } from '@/domain/text/contacts'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { ProposalRequest, ProposeQuestions } from '@/server/ports'
import type { Rules } from '@/server/rules/port'
import { AiError } from './ai-error'
import { Budget } from './budget'
import type { Chat } from './chat'
import type { DataSection } from './data-marks'
import { PROPOSE_QUESTIONS } from './prompts/propose-questions'

/** Most tokens for all questions of an interview, split by their number. */
const MAX_TOKENS = 4000
/** Most calls per category: the user waits for the interview to start. */
const MAX_CALLS = 2

/** Characters that are sent: about four pages of CV, and more than a job description has. */
const MOST = { role: 100, plan: 4_000, jobDescription: 8_000, cv: 12_000 } as const

const proposalsSchema = z.object({
  questions: z.array(
    z.object({
      category: z.enum(QUESTION_CATEGORIES),
      text: z.string(),
      source: z.enum(['cv', 'job']),
      quote: z.string(),
      minutes: z.number(),
      keyPoints: z.array(z.object({ point: z.string(), says: z.array(z.string()), against: z.array(z.string()) })),
    }),
  ),
})

export const openAiQuestions =
  (chat: Chat, rules: Pick<Rules, 'textsForModel'>): ProposeQuestions =>
  async (request, withinMs) => {
    const wanted = QUESTION_CATEGORIES.filter((category) => request.counts[category] > 0)
    const budget = new Budget({ calls: MAX_CALLS * wanted.length, withinMs }, chat.around.now)
    const data = await dataOf(request, rules)
    const results = await Promise.all(wanted.map((category) => propose(chat, { ...request, data }, category, budget)))
    return results.flat()
  }

async function propose(
  chat: Chat,
  request: ProposalRequest & { data: DataSection[] },
  category: QuestionCategory,
  budget: Budget,
): Promise<ProposedQuestion[]> {
  const { counts } = request
  const total = QUESTION_CATEGORIES.reduce((sum, name) => sum + counts[name], 0)
  try {
    const { questions } = await chat.ask({
      prompt: PROPOSE_QUESTIONS,
      request: `Wanted: ${counts[category]} ${category} questions.`,
      data: [...request.data, planSection(request.plan.filter((planned) => planned.category === category))],
      schema: proposalsSchema,
      maxTokens: Math.floor((MAX_TOKENS * counts[category]) / total),
      maxCalls: MAX_CALLS,
      budget,
    })
    return questions
      .filter((question) => question.category === category)
      .map((question) => ({ ...question, keyPoints: question.keyPoints.flatMap(provable) }))
  } catch (error) {
    // Already logged; the local generator supplies these questions.
    if (error instanceof AiError) return []
    throw error
  }
}

/** One line per question: its topic, in words of the two texts. */
function planSection(plan: readonly PlannedQuestion[]): DataSection {
  const lines = plan.map(({ kind, requirement, verdict, quote }, i) => {
    const asked = requirement === null ? [] : [`requirement: ${oneLine(requirement)}`]
    const shown = verdict === null ? [] : [`in the CV: ${SHOWN[verdict]}`]
    const evidence = quote === null ? [] : [`words of the CV: ${oneLine(quote)}`]
    return `${i + 1}. ${[`kind: ${KINDS[kind]}`, ...asked, ...shown, ...evidence].join(' | ')}`
  })
  return { name: 'PLAN', text: lines.join('\n'), most: MOST.plan }
}

const oneLine = (text: string) => withoutContacts(text).replace(/\s+/g, ' ').trim()
const SHOWN = { has: 'yes', partly: 'in part', no: 'no' } as const
const KINDS: Readonly<Record<PlannedQuestion['kind'], string>> = {
  gap: 'gap',
  depth: 'depth',
  duty: 'duty',
  figure: 'claim with figures',
  deed: 'claim',
  soft: 'way of working',
  formal: 'formal requirement',
  career: 'next step',
  listed: 'listed skill',
  role: 'the job as a whole',
  job: 'job of the CV',
  company: 'the employer',
}

type ProposedPoint = ProposedQuestion['keyPoints'][number]

/** A key point with its example sentences that have content; none without, since any answer would meet it. */
function provable({ point, says, against }: ProposedPoint): ProposedPoint[] {
  const telling = { point, says: says.filter(tells), against: against.filter(tells) }
  return tells(point) && telling.says.length > 0 ? [telling] : []
}

/** Whether a text has a word other than function words, which occur in every answer. */
const tells = (text: string) => tokensOf(text).some(({ stem }) => !isFunctionWord(stem))

async function dataOf(
  { role, jobDescription, cvContent, owner }: ProposalRequest,
  rules: Pick<Rules, 'textsForModel'>,
): Promise<DataSection[]> {
  const [job = '', cv = ''] = await rules.textsForModel(
    [
      { text: jobDescription, most: MOST.jobDescription },
      { text: cvContent, most: MOST.cv },
    ],
    owner,
  )
  return [
    { name: 'ROLE', text: roleName(role), most: MOST.role },
    { name: 'JOB DESCRIPTION', text: job, most: MOST.jobDescription },
    { name: 'CV', text: cv, most: MOST.cv },
  ]
}
