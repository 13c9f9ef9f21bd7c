/** Rules over any text of a person. */
import { figuresOf } from '@/domain/cheat-sheet/figures'
import { firstLines, storyLines } from '@/domain/cheat-sheet/lines'
import { READ_CHARS } from '@/domain/interview/personal-questions/passages'
import { judgeQuestionToUs } from '@/domain/interview/questions-to-us'
import { fittingStories } from '@/domain/stories/fits'
import { withoutContacts } from '@/domain/text/contacts'
import { injectionRemarks, withoutInjections } from '@/domain/text/prompt-injection'
import type { Rules, RuleTable } from './port'

/** Characters that are looked at for each that may be sent: what is left out makes room for what follows. */
const SPARE = 2

type TextRules = Pick<Rules, 'fitStories' | 'shortenAnswers' | 'judgeQuestionsToUs' | 'remarkOnTexts' | 'textsForModel'>

export const textRules: RuleTable<TextRules> = {
  fitStories: ({ question, stories }) => fittingStories(question, stories),

  shortenAnswers: ({ opener, stories }) => ({
    opener: firstLines(opener),
    storyLines: stories.map((story) => storyLines(story)),
    figures: figuresOf([opener, ...stories]),
  }),

  judgeQuestionsToUs: ({ questions, ...job }) =>
    questions.map((text) => ({ text, criteria: judgeQuestionToUs(text, job) })),

  remarkOnTexts: (texts) => texts.flatMap(({ name, text }) => injectionRemarks(text.slice(0, READ_CHARS), name)),

  textsForModel: (texts) =>
    texts.map(({ text, most, isAnswer = false }) => {
      const shown = withoutInjections(text.slice(0, SPARE * most))
      return (isAnswer ? shown : withoutContacts(shown)).slice(0, most)
    }),
}
