/** Rules for any text of a user. */
import { figuresOf } from '@/domain/cheat-sheet/figures'
import { firstLines, storyLines } from '@/domain/cheat-sheet/lines'
import { READ_CHARS } from '@/domain/interview/personal-questions/passages'
import { judgeQuestionToUs } from '@/domain/interview/questions-to-us'
import { fittingStories } from '@/domain/stories/fits'
import { withoutContacts } from '@/domain/text/contacts'
import { injectionRemarks, withoutInjections } from '@/domain/text/prompt-injection'
import type { Rules, RuleTable } from './port'

/** Characters that are filtered for each one that may be sent, so that text after a removed passage moves up. */
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
