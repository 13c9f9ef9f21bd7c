/** The same answer read by the other evaluator, where its person contests the first reading. It replaces nothing. */
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { Deps } from '../ports'
import { type ReadingKey, standingReading } from './answer-reading'
import { otherThan } from './contests'
import { lockInterview } from './interview-queries'
import { readByModelAlone } from './model-evaluation'

type ContestedKey = ReadingKey & { evaluator: string }

/**
 * Reads and stores; does nothing where it was read already, given up, or is wanted no more. Rules never stand in for a
 * model here: a second opinion is another reader's or none.
 */
export async function readAgain(deps: Deps, key: ContestedKey): Promise<void> {
  const wanted = await takeUp(deps, key)
  if (!wanted) return
  const { userId, reading } = wanted
  const facts = await factsBy(deps, otherThan(key.evaluator), reading.input, userId)
  if (!facts) return settle(deps, key, { secondStatus: 'none' })
  const result = await deps.rules.scoreAnswer({ input: reading.input, facts }, userId)
  await settle(deps, key, { secondStatus: 'ready', secondResult: result })
}

/** What is to be read; null where nothing is. Under the interview's lock, as contesting and taking back are. */
async function takeUp(deps: Deps, key: ContestedKey) {
  const where = { interviewId_questionId_number_evaluator: key }
  const row = await deps.prisma.contestedReading.findUnique({ where, select: { userId: true } })
  if (!row) return null
  const { userId } = row
  return deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, key.interviewId)
    const now = await tx.contestedReading.findUnique({
      where,
      select: { secondStatus: true, _count: { select: { remarks: true } } },
    })
    if (now?.secondStatus !== 'processing') return null
    const reading = await standingReading(tx, userId, key)
    if (now._count.remarks > 0 && reading?.evaluator === key.evaluator) return { userId, reading }
    // Taken back, or replaced by another reading: should it come to stand again, the person may ask once more.
    const secondStatus = now._count.remarks === 0 ? 'none' : 'failed'
    await tx.contestedReading.update({ where, data: { secondStatus }, select: { number: true } })
    return null
  })
}

/** Null where that evaluator is not set up any more. */
async function factsBy(
  { evaluator, rules }: Deps,
  name: 'local' | 'llm',
  ...[input, owner]: Parameters<Deps['rules']['findFacts']>
): Promise<AnswerFacts | null> {
  if (name === 'local') return rules.findFacts(input, owner)
  return 'begin' in evaluator ? readByModelAlone(evaluator, input, owner) : null
}

type Outcome = { secondStatus: 'none' | 'failed' } | { secondStatus: 'ready'; secondResult: object }

/** Only while it is waited for: a worker that fell silent may come to an end after another one. */
async function settle(deps: Deps, key: ContestedKey, data: Outcome): Promise<void> {
  await deps.prisma.contestedReading.updateMany({ where: { ...key, secondStatus: 'processing' }, data })
}

/** The last try failed: the person is told, and may ask once more. */
export const failSecondReading = (deps: Deps, key: ContestedKey): Promise<void> =>
  settle(deps, key, { secondStatus: 'failed' })
