/** Interviews as the product's own pages run them. */
import { askedQuestion } from '@/content/known-question'
import type { Role } from '@/domain/interview/roles'
import type { InterviewDto } from '@/schemas/interview'
import type { TestApp, TestUser } from './test-app'

export const ROLE = 'accountant'

/** An advert and a CV from which rules generate ten questions. */
export const OWN_TEXTS = {
  jobDescription: [
    'Responsibilities:',
    '• Prepare monthly management accounts and explain variances',
    '• Reconcile bank and supplier accounts every week',
    '• File VAT and PAYE returns before the due date',
    '• Manage the fixed asset register with depreciation',
    '• Support external auditors during the year-end audit',
    '• Supervise two accounts assistants in the Lagos office',
    '• Monitor the cash position and report to the director',
    '• Review supplier contracts for payment terms',
  ].join('\n'),
  cvContent: [
    'Grace Bello',
    'Experience',
    '• Cut the month-end close from 9 to 4 days',
    '• Recovered N6.2 million of overpayments from suppliers',
    '• Trained 4 junior accountants on accruals and prepayments',
  ].join('\n'),
}

/** A user with thirty questions per interview and no limit of interviews. */
export async function payingUser(app: TestApp): Promise<TestUser> {
  const person = await app.signUp()
  const planExpiresAt = new Date(app.clock.now.getTime() + 86_400_000)
  await app.deps.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'monthly', planExpiresAt } })
  return person
}

type Wishes = Partial<Omit<Parameters<TestUser['trpc']['interview']['create']['mutate']>[0], 'userId'>>

export const startInterview = (person: TestUser, wishes: Wishes = {}): Promise<InterviewDto> =>
  person.trpc.interview.create.mutate({ userId: person.user.id, role: ROLE, ...wishes })

export const idsOf = (interview: InterviewDto): string[] => interview.questions.map(({ id }) => id)

/** Id of the question at this index. */
export const idAt = (interview: InterviewDto, index: number): string => interview.questions[index]?.id ?? ''

/** An answer that makes every point of a question, in the editors' words. */
export const answerThatSaysAll = (questionId: string, role: Role = ROLE): string => {
  const points = askedQuestion(questionId, role)?.keyPoints ?? []
  return points.map(({ says }) => says?.[0]).join(' ')
}

/** Sends these answers, completes the interview, and returns it with its feedback. */
export async function finish(
  app: TestApp,
  person: TestUser,
  id: string,
  texts: Record<string, string>,
): Promise<InterviewDto> {
  const answers = Object.entries(texts).map(([questionId, text]) => ({ questionId, text, timeSpent: 60 }))
  await person.trpc.interview.complete.mutate({ id, answers })
  await app.runJobs()
  return person.trpc.interview.get.query({ id })
}

/** The error of a call that the server refuses with this code. */
export const refused = (code: string) => ({ data: { code } })

/** The further attempts, in the order in which they were made. */
export const attemptsOf = async (person: TestUser, id: string) =>
  (await person.trpc.interview.attempts.query({ id })).items.toReversed()
