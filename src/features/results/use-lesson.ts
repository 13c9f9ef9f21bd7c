import type { LessonDto } from '@/schemas/lesson'
import { trpc } from '@/trpc/client'
import { useAttempts } from './attempts-context'

/** What there is to learn from for a question; undefined until it has come. */
export function useLesson(questionId: string): LessonDto | undefined {
  const { interviewId } = useAttempts()
  const { data } = trpc.interview.lessons.useQuery({ id: interviewId }, { staleTime: Number.POSITIVE_INFINITY })
  return data?.find((lesson) => lesson.questionId === questionId)
}
