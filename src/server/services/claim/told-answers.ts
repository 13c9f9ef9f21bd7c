/** The answers in which claims are looked for. */
import { evaluatedPart, isAnswered } from '@/domain/interview/answers'
import type { Deps } from '@/server/ports'

export type FoundAnswer = {
  interviewId: string
  questionId: string
  text: string
  about: string | null
  isNewest: boolean
}

/** Completed interviews, newest first, and answers that are read at most, so that the time is bounded. */
const MOST = { interviews: 60, answers: 120 } as const
/** Interviews whose answers are read by one statement: long texts are too much for the embedded database at once. */
const AT_ONCE = 5

/** The newest first: of each question its last attempt, then the earlier ones. */
export async function toldAnswers({ prisma }: Pick<Deps, 'prisma'>, userId: string): Promise<FoundAnswer[]> {
  const interviews = await prisma.interview.findMany({
    where: { userId, status: 'completed' },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: MOST.interviews,
    select: { id: true, focus: true },
  })
  const found: FoundAnswer[] = []
  for (let at = 0; at < interviews.length && found.length < MOST.answers; at += AT_ONCE) {
    const some = interviews.slice(at, at + AT_ONCE)
    const where = { userId, interviewId: { in: some.map(({ id }) => id) } }
    const select = { interviewId: true, questionId: true, text: true } as const
    const own = await prisma.answer.findMany({ where, orderBy: { questionId: 'asc' }, select })
    const further = await prisma.answerAttempt.findMany({
      where,
      orderBy: { number: 'desc' },
      select: { ...select, number: true },
    })
    for (const { id, focus } of some) {
      const attempts = [...further.filter(isOf(id)), ...own.filter(isOf(id))].filter(({ text }) => isAnswered(text))
      const seen = new Set<string>()
      for (const { interviewId, questionId, text } of attempts) {
        const isNewest = !seen.has(questionId)
        seen.add(questionId)
        found.push({ interviewId, questionId, text: evaluatedPart(text), about: focus, isNewest })
      }
    }
  }
  return found.slice(0, MOST.answers)
}

const isOf = (id: string) => (row: { interviewId: string }) => row.interviewId === id
