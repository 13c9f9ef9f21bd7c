/**
 * The answer on the sheet in the hero. Score and range are what the local evaluator gives this text for the bank's
 * question `deadline-about-to-slip`. The remarks follow its findings, reworded for a margin; it names the missing
 * result without a quote, so where that remark stands in the text is chosen here.
 */
export const EXAMPLE = {
  question:
    'Tell me about a time you saw that you were going to miss a deadline. When did you see it, whom did you tell, and what happened?',
  score: 53,
  range: { low: 33, high: 85 },
  parts: [
    { text: 'In March I had to move ' },
    {
      text: '400 customer records',
      note: { kind: 'found', title: 'A figure', text: 'It lets the listener judge the size of the thing.' },
    },
    { text: ' into a new system by Friday, for the sales team. On Tuesday ' },
    {
      text: 'I saw that I had underestimated the checks.',
      note: { kind: 'found', title: 'The cause', text: 'You name it, and your own part in it.' },
    },
    {
      text: ' I told my manager the same afternoon and gave her two options: a new date, or the active customers first. She chose the second. We all worked hard, and ',
    },
    {
      text: 'everything went well.',
      note: {
        kind: 'missing',
        title: 'The result is missing',
        text: 'End with what changed, and by how much.',
      },
    },
  ],
} as const satisfies Example

type Note = { kind: 'found' | 'missing'; title: string; text: string }

type Example = {
  question: string
  score: number
  range: { low: number; high: number }
  parts: readonly { text: string; note?: Note }[]
}
