/**
 * The example answer in the hero. Score and range are the local evaluator's results for this text and the bank's
 * question `prepaid-rent-and-unbilled-power`. The remarks are its findings, reworded for a margin; the position of the
 * remark on the missing point is chosen here, because that finding has no quote.
 */
import type { QuestionCategory } from '@/domain/interview/question'

export const EXAMPLE = {
  question:
    'The year ends on 31 December. You paid ₦2.4 million rent on 1 October for twelve months, and ' +
    'December’s electricity of ₦180,000 has not been billed yet. What goes in this year’s accounts?',
  category: 'technical',
  score: 57,
  range: { low: 36, high: 85 },
  parts: [
    {
      text: 'Only three months of the rent fall into this year, so I book ₦600,000 as expense.',
      note: { kind: 'found', title: 'The rent', text: 'The right share, with the sum.' },
    },
    { text: ' ' },
    {
      text: 'The other ₦1.8 million is a prepayment under current assets.',
      note: { kind: 'found', title: 'The rest of it', text: 'You say what it is and where it stands.' },
    },
    { text: ' ' },
    {
      text: 'There is no bill for the electricity yet, so I leave it for January, when the invoice comes.',
      note: {
        kind: 'missing',
        title: 'The electricity',
        text: 'It was used in December. Accrue ₦180,000, and say why.',
      },
    },
  ],
} as const satisfies Example

type Note = { kind: 'found' | 'missing'; title: string; text: string }

type Example = {
  question: string
  category: QuestionCategory
  score: number
  range: { low: number; high: number }
  parts: readonly { text: string; note?: Note }[]
}
