/** The claims of a CV with what the answers tell of them. Everything is computed but the withdrawn marks. */
import { claimState } from '@/domain/claims/claim'
import { AppError } from '@/domain/errors'
import { SELF_CRITICAL } from '@/domain/stories/competencies'
import type { ClaimLedgerDto, ClaimSourceDto, ClaimsInput } from '@/schemas/claim'
import type { Deps } from '@/server/ports'
import { getStoryBank, questionReader } from '@/server/services/practice'
import { type FoundAnswer, toldAnswers } from './told-answers'

type Source = Omit<ClaimSourceDto, 'question' | 'number'> & { question?: string }

/** @throws AppError NOT_FOUND no such completed review, or another user's */
export async function getClaimLedger(
  deps: Deps,
  userId: string,
  { cvReviewId }: Pick<ClaimsInput, 'cvReviewId'>,
): Promise<ClaimLedgerDto> {
  const { prisma } = deps
  const review = await prisma.cvReview.findFirst({
    where: { userId, status: 'completed', ...(cvReviewId !== undefined && { id: cvReviewId }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, jobTitle: true, createdAt: true, cvContent: true },
  })
  if (!review && cvReviewId !== undefined) throw new AppError('NOT_FOUND', 'cv-review-not-found', 'CV review not found')
  if (!review) return { review: null, answers: 0, claims: [], missing: [] }
  const { cvContent: cv, ...shown } = review
  const answers = await toldAnswers(deps, userId)
  const { stories } = await getStoryBank(deps, userId)
  const kept = stories.filter(({ isKept }) => isKept)
  // Nobody puts the figures of a mistake into a CV.
  const proud = stories.filter(({ competencies }) => !competencies.some((each) => SELF_CRITICAL.has(each)))
  const told = [...answers, ...kept.map(({ text }) => ({ text, about: null, isNewest: true }))].map(
    ({ text, about, isNewest }) => ({ text, about, isNewest }),
  )
  const { claims, missing } = await deps.rules.readClaims(
    { cv, now: review.createdAt, answers: told, stories: proud.map(({ text }) => text) },
    userId,
  )
  const withdrawn = new Set(
    (await prisma.withdrawnClaim.findMany({ where: { userId }, select: { quote: true } })).map(({ quote }) => quote),
  )
  const practices = await practicesOf(deps, userId, review.id)
  const complete = sourceReader(deps, userId)
  const sourceOf = (index: number): Promise<ClaimSourceDto> =>
    complete(index < answers.length ? ofAnswer(answers[index] as FoundAnswer) : ofStory(kept[index - answers.length]))
  const ledger: ClaimLedgerDto = { review: shown, answers: told.length, claims: [], missing: [] }
  // One by one: each source may read the questions of an interview.
  for (const { told: sentence, ...claim } of claims) {
    const { quote } = claim
    ledger.claims.push({
      ...claim,
      state: claimState(sentence, withdrawn.has(quote)),
      told: sentence && {
        quote: sentence.quote,
        figures: sentence.figures,
        source: await sourceOf(sentence.answer),
      },
      practice: practices.get(quote) ?? null,
    })
  }
  for (const { story, quote } of missing) ledger.missing.push({ quote, source: await complete(ofStory(proud[story])) })
  return ledger
}

const ofAnswer = ({ interviewId, questionId }: FoundAnswer): Source => ({ interviewId, questionId, isStory: false })

type Story = Awaited<ReturnType<typeof getStoryBank>>['stories'][number]
const ofStory = (story: Story | undefined): Source => ({
  interviewId: story?.interviewId ?? '',
  questionId: story?.questionId ?? '',
  isStory: story?.isKept ?? false,
  question: story?.question ?? '',
})

/** Adds the question, and its number in the interview. */
function sourceReader({ prisma }: Pick<Deps, 'prisma'>, userId: string) {
  const questionOf = questionReader(prisma, userId)
  return async ({ question, ...source }: Source): Promise<ClaimSourceDto> => {
    const found = await questionOf(source.interviewId, source.questionId)
    return { ...source, question: question ?? found?.question.text ?? '', number: found?.place ?? null }
  }
}

/** The practice interviews of a review that were not discarded, by what they practise. */
async function practicesOf({ prisma }: Pick<Deps, 'prisma'>, userId: string, cvReviewId: string) {
  const rows = await prisma.interview.findMany({
    where: { userId, cvReviewId, status: { not: 'abandoned' } },
    select: { id: true, focus: true, status: true, score: true },
  })
  return new Map(
    rows.map(({ id, focus, status, score }) => [
      focus ?? '',
      { interviewId: id, isCompleted: status === 'completed', score },
    ]),
  )
}
