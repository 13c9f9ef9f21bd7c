import { describe, expect, it } from 'vitest'
import { reviewOf } from '@/features/results/reviewed'
import type { InterviewDto } from '@/schemas/interview'

type Reviewed = Parameters<typeof reviewOf>[0]

const question = (id: string, followUpOf?: string) => ({ id, text: id, category: 'behavioral', followUpOf })
const answer = (questionId: string, text: string) => ({ questionId, text })

const interview = (answers: object[]): Reviewed =>
  ({ questions: [question('story'), question('story.probe', 'story')], answers }) as unknown as Pick<
    InterviewDto,
    'questions' | 'answers'
  >

describe('the reply to a question about a story', () => {
  const score = { questionId: 'story', score: 70 } as unknown as Parameters<typeof reviewOf>[1][number]

  it('stands with the story', () => {
    const { reviewed, unanswered } = reviewOf(
      interview([answer('story', 'I counted it.'), answer('story.probe', 'Twice.')]),
      [score],
    )
    expect(reviewed[0]?.probe?.answer?.text).toBe('Twice.')
    expect(unanswered).toEqual([])
  })

  it('stands with the question where the story was emptied afterwards', () => {
    const { reviewed, unanswered } = reviewOf(interview([answer('story', ' '), answer('story.probe', 'Twice.')]), [])
    expect(reviewed).toEqual([])
    expect(unanswered[0]?.probe?.answer?.text).toBe('Twice.')
  })
})
