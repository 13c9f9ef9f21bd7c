import { type AnswerPart, markQuotes, type QuotedNote } from '@/domain/interview/mark-quotes'

/** The parts of an answer; those with evidence are numbered from 1. `start` is the offset of the part. */
export function numberedParts(answer: string, evidence: readonly QuotedNote[]) {
  let marks = 0
  let start = 0
  return markQuotes(answer, evidence).map((part: AnswerPart) => {
    const numbered = { ...part, number: part.notes.length > 0 ? ++marks : null, start }
    start += part.text.length
    return numbered
  })
}
