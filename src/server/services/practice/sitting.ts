/** Review sittings over the cards that are due. They cost no unit. */
import { withWaysToSay } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import type { Unreadable } from '@/domain/evaluation/facts'
import type { InterviewQuestion, KeyPoint } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { gradeOf, isPrompted } from '@/domain/review/grade'
import { dueUntil, type Grade, graded } from '@/domain/review/schedule'
import { byQuestion, cardToAsk, SITTING_CARDS } from '@/domain/review/sitting'
import type { Prisma } from '@/generated/prisma/client'
import type { AnswerReviewInput, ReviewCardDto, ReviewedCardDto, SittingDto } from '@/schemas/review'
import type { Deps } from '@/server/ports'
import { questionIn } from '@/server/services/interview'

type CardRow = Prisma.ReviewCardGetPayload<object>

const beforeOf = ({ asked, lastGrade }: CardRow) => ({ asked, lastGrade: lastGrade as Grade })

/** The cards to answer now: at most five, each from a different question. */
export async function getSitting({ prisma, now }: Deps, userId: string): Promise<SittingDto> {
  const until = dueUntil(now())
  const due = await prisma.reviewCard.findMany({ where: { userId, isContested: false, due: { lte: until } } })
  const later = await prisma.reviewCard.aggregate({
    where: { userId, isContested: false, due: { gt: until } },
    _count: true,
    _min: { due: true },
  })
  const cards: ReviewCardDto[] = []
  for (const group of byQuestion(due)) {
    if (cards.length === SITTING_CARDS) break
    const first = group[0] as CardRow
    const asked = await askedIn(prisma, first)
    if (!asked) continue
    const weighed = group.map((row) => ({
      row,
      due: row.due,
      weight: pointOf(asked.question, row).weight ?? 'expected',
    }))
    const row = cardToAsk(weighed)?.row ?? first
    const { id, text, category } = asked.question
    cards.push({
      id: row.id,
      role: asked.role,
      question: { id, text, category },
      prompt: isPrompted(beforeOf(row)) ? row.point : null,
      due: row.due,
    })
  }
  return { cards, dueCount: due.length, laterCount: later._count, nextDue: later._min.due }
}

/** 'no-answer' is accepted: admitting that one does not know is an answer. */
const REFUSALS: Readonly<Record<Exclude<Unreadable, 'no-answer'>, string>> = {
  empty: 'There are no words of your own in it yet. Answer in two sentences or more.',
  'not-english': 'Greenroom reads answers in English only.',
}

/**
 * Evaluates an answer by rules and grades the card by its point. A card that is not due is not graded, so that a
 * repeated request counts once.
 * @throws AppError NOT_FOUND · BAD_REQUEST when it cannot be evaluated as an answer
 */
export async function answerReview(
  deps: Deps,
  userId: string,
  { id, text }: AnswerReviewInput,
): Promise<ReviewedCardDto> {
  const { prisma, rules } = deps
  const card = await prisma.reviewCard.findUnique({ where: { userId_id: { userId, id } } })
  const asked = card && (await askedIn(prisma, card))
  if (!card || !asked) throw new AppError('NOT_FOUND', 'card-not-found', 'Card not found')
  const { role } = asked
  const point = pointOf(asked.question, card)
  const isKnown = asked.question.keyPoints.includes(point)
  // A point that was removed from the bank since is still asked.
  const question = isKnown ? asked.question : { ...asked.question, keyPoints: [...asked.question.keyPoints, point] }
  const facts = await rules.findFacts({ question, answer: text, role }, userId)
  if (facts.unreadable && facts.unreadable !== 'no-answer')
    throw new AppError('BAD_REQUEST', 'unreadable-answer', REFUSALS[facts.unreadable])
  const readings = question.keyPoints.map((keyPoint, i) => ({
    point: keyPoint.text,
    verdict: facts.points[i]?.verdict ?? ('missing' as const),
    quote: facts.points[i]?.quote ?? null,
  }))
  const { verdict, quote } = readings[question.keyPoints.indexOf(point)] ?? { verdict: 'missing' as const, quote: null }

  const at = deps.now()
  const isDue = card.due <= dueUntil(at)
  const grade = isDue ? gradeOf({ verdict, quote }, beforeOf(card)) : null
  const due = grade ? graded(card, grade, at).due : card.due
  const met = new Set(readings.flatMap((reading) => (reading.verdict === 'met' ? [reading.point] : [])))
  const alsoMet = await prisma.$transaction(async (tx) => {
    if (!grade) return []
    const { count } = await tx.reviewCard.updateMany({
      where: { userId, id, reviewedAt: card.reviewedAt },
      data: { ...graded(card, grade, at), lastGrade: grade, asked: { increment: 1 } },
    })
    // It was graded in the meantime, for example in a second tab.
    if (count === 0) return []
    const others = await tx.reviewCard.findMany({
      where: { userId, isContested: false, questionId: card.questionId, id: { not: id }, due: { lte: dueUntil(at) } },
    })
    const said = others.filter((other) => met.has(other.point))
    for (const other of said) {
      await tx.reviewCard.update({
        where: { userId_id: { userId, id: other.id } },
        data: { ...graded(other, 'good', at), lastGrade: 'good' },
      })
    }
    return said.map((other) => other.point)
  })
  return { id, point: point.text, verdict, quote, model: point.says?.[0] ?? null, grade, due, alsoMet }
}

/** The question of a card as it is evaluated now; null if it was removed from the bank. */
async function askedIn(
  prisma: Deps['prisma'],
  { userId, interviewId, questionId }: CardRow,
): Promise<{ role: string; question: InterviewQuestion } | null> {
  const interview = await prisma.interview.findUnique({
    where: { userId_id: { userId, id: interviewId } },
    select: { role: true, questions: true },
  })
  if (!interview) return null
  const { role, questions } = interview
  const question = questionIn({ questions: questions as unknown as InterviewQuestion[], role }, questionId)
  return question ? { role, question: withWaysToSay(question, role as Role) } : null
}

const pointOf = ({ keyPoints }: InterviewQuestion, { point }: CardRow): KeyPoint =>
  keyPoints.find(({ text }) => text === point) ?? { text: point }
