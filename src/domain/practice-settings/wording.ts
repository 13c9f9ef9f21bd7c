/**
 * The coach's sentences that name a time limit, or ask to say something aloud, in the words of a person's settings.
 * Only these words change: never a score, a verdict, a quote or the order of advice. Results are stored in the usual
 * words, so that a setting applies to earlier results as well, and can be taken back.
 */
import { TIMED } from '@/domain/evaluation/advice/statements'
import { ANSWER_TIMES, type AnswerTime, type PracticeSettings } from './settings'

export type WordingWish = Pick<PracticeSettings, 'answerTime' | 'inWriting'>

const WITHIN: Readonly<Record<AnswerTime, string>> = {
  usual: ' in under two minutes',
  longer: ' in under three minutes',
  double: ' in under four minutes',
  none: '',
}

const isUsual = ({ answerTime, inWriting }: WordingWish) => answerTime === 'usual' && !inWriting

const USUAL_LENGTH = ' Most answers have 130 to 260.'

/** One sentence of the coach in the words of these settings; any other sentence as it is. */
export function reworded(text: string, wish: WordingWish): string {
  if (isUsual(wish)) return text
  const { answerTime, inWriting } = wish
  const within = WITHIN[answerTime]
  if (text === TIMED.best) {
    if (inWriting) return 'Write your best answer again, with the main point first.'
    return within ? text.replace(WITHIN.usual, within) : 'Say your best answer aloud, with the main point first.'
  }
  if (text.startsWith(TIMED.practise))
    return (inWriting ? 'Now write it again' : `Now say it aloud${within}`) + text.slice(TIMED.practise.length)
  const before = (end: string) => text.slice(0, -end.length)
  if (text.endsWith(TIMED.fewWords)) return before(TIMED.fewWords) + USUAL_LENGTH
  if (text.endsWith(TIMED.manyWords)) return `This answer has ${before(TIMED.manyWords)} words.${USUAL_LENGTH}`
  if (inWriting && text.endsWith(TIMED.explain)) return text.replace(' aloud', '')
  return text
}

const WISHES: readonly WordingWish[] = ANSWER_TIMES.flatMap((answerTime) =>
  [false, true].map((inWriting) => ({ answerTime, inWriting })),
)

/** The sentence in every wording, the usual one first. */
export const wordingsOf = (text: string): string[] => [...new Set(WISHES.map((wish) => reworded(text, wish)))]

type Said = { improvements: string[]; remarks: string[] }

/** The result of one answer; all its figures, verdicts and quotes are the same. */
export const rewordedResult = <R extends Said>(result: R, wish: WordingWish): R =>
  isUsual(wish)
    ? result
    : {
        ...result,
        improvements: result.improvements.map((text) => reworded(text, wish)),
        remarks: result.remarks.map((text) => reworded(text, wish)),
      }

/** The feedback on the interview as a whole. */
export const rewordedSummary = <S extends { recommendations: string[] }>(summary: S, wish: WordingWish): S => ({
  ...summary,
  recommendations: summary.recommendations.map((text) => reworded(text, wish)),
})
