/** Questions for one candidate and one job: proposed by a model where one is configured, by rules otherwise. */
import type { ProposedQuestion } from '@/domain/interview/personal-questions/proposals'
import { categoryCounts } from '@/domain/interview/pick-questions'
import type { InterviewQuestion } from '@/domain/interview/question'
import { MODEL_STARTS } from '@/domain/limits/limits'
import type { Deps, ProposalRequest, Tx } from '@/server/ports'

/** Timeout of the model at the start of an interview, in milliseconds. */
const WAIT_MS = 20_000

/** Users with a running model request in this process, so that a double click causes one set of calls. */
const asking = new Set<string>()

export type PersonalRequest = {
  userId: string
  role: string
  jobDescription: string
  cvContent: string
  count: number
  seed: number
}

/**
 * At most `count` questions, in the mix of an interview; fewer, or none, if the texts do not yield enough. Must not be
 * called inside a transaction: it may wait for a model.
 */
export async function makePersonalQuestions(deps: Deps, request: PersonalRequest): Promise<InterviewQuestion[]> {
  const { userId, role, jobDescription, cvContent, count, seed } = request
  if (count === 0 || (jobDescription.trim() === '' && cvContent.trim() === '')) return []
  const counts = categoryCounts(count)
  const seen = await seenQuestions(deps.prisma, userId, role)

  const wanted = { jobDescription, cv: cvContent, counts, seed, seen, now: deps.now() }
  const proposed = await propose(deps, { ...request, counts, owner: userId }, wanted)
  try {
    return await deps.rules.makeQuestions({ ...wanted, proposed }, userId)
  } catch (error) {
    deps.log.error({ err: error }, 'personal questions could not be made: the interview uses the question bank')
    return []
  }
}

type Wanted = Parameters<Deps['rules']['planQuestions']>[0]

async function propose(
  deps: Deps,
  request: Omit<ProposalRequest, 'plan'>,
  wanted: Wanted,
): Promise<ProposedQuestion[]> {
  const { owner } = request
  if (!deps.proposeQuestions || asking.has(owner)) return []
  asking.add(owner)
  try {
    const { points, seconds } = MODEL_STARTS
    const recently = { gt: new Date(deps.now().getTime() - seconds * 1000) }
    const starts = await deps.prisma.interview.count({ where: { userId: owner, createdAt: recently } })
    if (starts >= points) return []
    const plan = await deps.rules.planQuestions(wanted, owner)
    return await deps.proposeQuestions({ ...request, plan }, WAIT_MS)
  } catch (error) {
    deps.log.error({ err: error }, 'unexpected error while asking the language model for questions')
    return []
  } finally {
    asking.delete(owner)
  }
}

/** Maximum number of interviews. With five questions each, they cover the whole bank of a role. */
const LATEST = 40

/**
 * Ids of the questions of the latest interviews for a role, so that questions not asked before are preferred. Bounded,
 * so that starting an interview does not slow down with every further one.
 */
export async function seenQuestions(tx: Tx, userId: string, role: string): Promise<ReadonlySet<string>> {
  const earlier = await tx.interview.findMany({
    where: { userId, role },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
    select: { questions: true },
  })
  return new Set(earlier.flatMap(({ questions }) => (questions as unknown as InterviewQuestion[]).map(({ id }) => id)))
}
