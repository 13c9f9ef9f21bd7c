/** One page for the evening before the interview. */
import { cheatSheetLines } from '@/content/cheat-sheet'
import { isRole } from '@/domain/interview/roles'
import { MOST_STORIES } from '@/domain/stories/minimum-set'
import type { CheatSheetDto } from '@/schemas/cheat-sheet'
import type { Deps } from '@/server/ports'
import { goodQuestionsToUs } from '@/server/services/interview'
import { bestAnswers, questionReader } from './scored-attempts'
import { getStoryBank } from './stories'

const INTRODUCTION = 'openers.tell-me-about-yourself'

/** Maximum number of questions to the employer, so that they fit on the page. */
const MOST_ASKED = 6

/** Maximum number of questions with missed points, and of points of each, so that they fit on the page. */
const MISSED = { questions: 3, points: 2 } as const

/** Maximum number of missed points that are read. */
const MOST_CARDS = 60

/** Composed from the current stories, answers and cards; nothing is stored. */
export async function getCheatSheet(deps: Deps, userId: string): Promise<CheatSheetDto> {
  const { prisma } = deps
  const goal = await prisma.practiceGoal.findUnique({ where: { userId } })
  const { stories, minimum } = await getStoryBank(deps, userId)
  // The minimum set that covers most competencies, then the best of the others.
  const isFew = ({ id }: { id: string }) => minimum.includes(id)
  const told = [...stories.filter(isFew), ...stories.filter((story) => !isFew(story))].slice(0, MOST_STORIES)
  const [introduction] = await bestAnswers(prisma, userId, { questionId: INTRODUCTION })
  const { opener, storyLines, figures } = await deps.rules.shortenAnswers(
    { opener: introduction?.text ?? '', stories: told.map(({ text }) => text) },
    userId,
  )
  const { ask, ...lines } = cheatSheetLines()
  const own = await goodQuestionsToUs(deps, userId)
  return {
    role: goal?.role && isRole(goal.role) ? goal.role : null,
    interviewOn: goal?.interviewOn ?? null,
    opener,
    stories: told.map(({ question, competencies }, i) => ({ question, competencies, lines: storyLines[i] ?? [] })),
    figures,
    missed: await missedPoints(prisma, userId),
    // The user's own questions before general ones.
    ask: [...own, ...ask.filter((line) => !own.includes(line))].slice(0, MOST_ASKED),
    ...lines,
  }
}

/**
 * The points forgotten most often, by question. General points of personal questions are left out: they hold for any
 * question, so they say nothing to remember about this one.
 */
async function missedPoints(prisma: Deps['prisma'], userId: string): Promise<CheatSheetDto['missed']> {
  const cards = await prisma.reviewCard.findMany({
    where: { userId, isContested: false, lastGrade: { in: ['again', 'hard'] } },
    orderBy: [{ lapses: 'desc' }, { reviewedAt: 'desc' }, { id: 'asc' }],
    take: MOST_CARDS,
    select: { interviewId: true, questionId: true, point: true },
  })
  const questionOf = questionReader(prisma, userId)
  const missed = new Map<string, { question: string; points: string[] }>()
  for (const { interviewId, questionId, point } of cards) {
    const known = missed.get(questionId)
    if (known ? known.points.length === MISSED.points : missed.size === MISSED.questions) continue
    const question = (await questionOf(interviewId, questionId))?.question
    const keyPoint = question?.keyPoints.find(({ text }) => text === point)
    if (!question || !keyPoint || keyPoint.general) continue
    if (known) known.points.push(point)
    else missed.set(questionId, { question: question.text, points: [point] })
  }
  return [...missed.values()]
}
