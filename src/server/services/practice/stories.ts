/** The story bank: the best answers to behavioural questions, and the saved stories, which can be edited. */
import { storyCompetencies } from '@/content/competencies'
import { AppError } from '@/domain/errors'
import type { Fit } from '@/domain/stories/fits'
import { gapsOf, minimumSet } from '@/domain/stories/minimum-set'
import { STORY_FROM } from '@/domain/stories/story-from'
import type { StoryBankDto, StoryDto } from '@/schemas/story'
import type { Deps } from '@/server/ports'
import { bestAnswers, questionReader } from './scored-attempts'

const BEHAVIORAL = { category: 'behavioral' } as const

/**
 * Saved stories, and the best answer to each behavioural question without a saved one, where it is good enough to be a
 * story. Other answers leave the gap in what the stories prove.
 */
export async function getStoryBank({ prisma }: Pick<Deps, 'prisma'>, userId: string): Promise<StoryBankDto> {
  const kept = await prisma.story.findMany({ where: { userId }, orderBy: [{ score: 'desc' }, { id: 'asc' }] })
  const taken = new Set(kept.map(({ questionId }) => questionId))
  const found = (await bestAnswers(prisma, userId, { ...BEHAVIORAL, from: STORY_FROM })).filter(
    ({ questionId }) => !taken.has(questionId),
  )
  const questionOf = questionReader(prisma, userId)
  const stories: StoryDto[] = []
  for (const { id, questionId, interviewId, question, text, score } of kept) {
    const number = (await questionOf(interviewId, questionId))?.place ?? null
    const competencies = competenciesOf(questionId)
    stories.push({ id, isKept: true, questionId, interviewId, number, question, text, score, competencies })
  }
  for (const { place: number, ...answer } of found) {
    const { questionId: id } = answer
    stories.push({ ...answer, id, isKept: false, number, competencies: competenciesOf(id) })
  }
  return { stories, minimum: minimumSet(stories), gaps: gapsOf(stories) }
}

const competenciesOf = (questionId: string) => [...(storyCompetencies().get(questionId) ?? [])]

/**
 * Saves the best answer to a question as a story, whatever its score, a copy that changes no interview. Idempotent.
 * @throws AppError NOT_FOUND if the question was not answered
 */
export async function keepStory({ prisma }: Deps, userId: string, questionId: string): Promise<StoryBankDto> {
  const [best] = await bestAnswers(prisma, userId, { ...BEHAVIORAL, questionId })
  if (!best) throw new AppError('NOT_FOUND', 'question-not-answered', 'There is no answer of yours to keep.')
  const { place: _, ...answer } = best
  await prisma.story.createMany({ data: [{ ...answer, userId }], skipDuplicates: true })
  return getStoryBank({ prisma }, userId)
}

const notFound = () => new AppError('NOT_FOUND', 'story-not-found', 'Story not found')

/** @throws AppError NOT_FOUND no such story, or another user's */
export async function editStory(
  { prisma }: Deps,
  userId: string,
  { id, text }: { id: string; text: string },
): Promise<StoryBankDto> {
  const { count } = await prisma.story.updateMany({ where: { id, userId }, data: { text } })
  if (count === 0) throw notFound()
  return getStoryBank({ prisma }, userId)
}

/**
 * Deletes a saved story; the best answer to its question is offered again if it is good enough.
 * @throws AppError NOT_FOUND no such story, or another user's
 */
export async function removeStory({ prisma }: Deps, userId: string, id: string): Promise<StoryBankDto> {
  const { count } = await prisma.story.deleteMany({ where: { id, userId } })
  if (count === 0) throw notFound()
  return getStoryBank({ prisma }, userId)
}

/** The stories that fit a question, the best first. */
export async function findFitting(deps: Deps, userId: string, question: string): Promise<Fit[]> {
  const { stories } = await getStoryBank(deps, userId)
  const told = stories.map(({ id, text, question: asked }) => ({ id, text, question: asked }))
  return deps.rules.fitStories({ question, stories: told }, userId)
}
