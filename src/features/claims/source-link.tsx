import { paths } from '@/lib/paths'
import type { ClaimSourceDto } from '@/schemas/claim'

/** Leads to the answer or the saved story that a sentence stands in. */
export function SourceLink({ source }: { source: ClaimSourceDto }) {
  const { isStory, interviewId, questionId, number, question } = source
  const answer = number === null ? paths.results(interviewId) : paths.resultsQuestion(interviewId, number)
  return (
    <a href={isStory ? paths.story(questionId) : answer} className="whitespace-nowrap underline underline-offset-4">
      See the {isStory ? 'story' : 'answer'}
      <span className="sr-only">: {question}</span>
    </a>
  )
}
