/** The rules as plain functions, which can run in any thread. */
import { skillTaxonomy } from '@/content/skills'
import { figuresOf } from '@/domain/cheat-sheet/figures'
import { firstLines, storyLines } from '@/domain/cheat-sheet/lines'
import { claimsOf } from '@/domain/claims/claims-in-cv'
import { ledgerOf } from '@/domain/claims/ledger'
import { practiceOnClaim } from '@/domain/claims/practice'
import { acceptedOverall, acceptedRewrites } from '@/domain/cv-review/model-texts'
import { reviewTexts } from '@/domain/cv-review/review-cv'
import { versionsOf } from '@/domain/cv-review/versions'
import { outlineOf } from '@/domain/documents/cv/outline'
import { lexiconOf } from '@/domain/documents/lexicon'
import { skillNamesIn } from '@/domain/documents/skill-names'
import { evaluateFacts } from '@/domain/evaluation/evaluate'
import { findFacts } from '@/domain/evaluation/find-facts'
import { complaintAbout, mergeFacts } from '@/domain/evaluation/model-report/merge-facts'
import { ownWordsOf } from '@/domain/evaluation/model-report/own-words'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { personalQuestions, plannedQuestions } from '@/domain/interview/personal-questions/generate'
import { READ_CHARS } from '@/domain/interview/personal-questions/passages'
import { practiceOn } from '@/domain/interview/personal-questions/practice'
import { acceptProposals } from '@/domain/interview/personal-questions/proposals'
import { withoutThese } from '@/domain/interview/pick-questions'
import { probingQuestions } from '@/domain/interview/probing-questions/probing-question'
import { judgeQuestionToUs } from '@/domain/interview/questions-to-us'
import { fittingStories } from '@/domain/stories/fits'
import { withoutContacts } from '@/domain/text/contacts'
import { injectionRemarks, withoutInjections } from '@/domain/text/prompt-injection'
import type { RuleTable } from './port'

/** Characters that are filtered for each one that may be sent, so that text after a removed passage moves up. */
const SPARE = 2

export const RULES: RuleTable = {
  findFacts: (input) => findFacts(input, SHIPPED_MODELS),

  scoreAnswer: ({ input, facts }) => evaluateFacts(input, facts),

  complainAboutReport: ({ input, found }) => complaintAbout(found, input.question.keyPoints.length, ownWordsOf(input)),

  mergeReport: ({ input, found }) => mergeFacts(input, findFacts(input, SHIPPED_MODELS), found, ownWordsOf(input)),

  reviewCv: (texts) => reviewTexts({ ...texts, taxonomy: skillTaxonomy() }),

  acceptCvTexts: ({ overall, ...texts }) => ({
    overall: acceptedOverall(overall, texts),
    rewrites: acceptedRewrites(texts, (lines) => skillNamesIn(lines, skillTaxonomy())),
  }),

  compareVersions: versionsOf,

  makeQuestions: ({ proposed, now, ...input }) => {
    const accepted = acceptProposals(proposed, input, input.counts, input.seen)
    const wanted = { ...input, counts: withoutThese(input.counts, accepted), taken: accepted }
    const made = personalQuestions(wanted, lexiconOf(skillTaxonomy()), now)
    return [...accepted, ...made]
  },

  outlineCv: ({ cv, now }) => outlineOf(cv, lexiconOf(skillTaxonomy()), now),

  makePractice: ({ now, ...input }) => practiceOn(input, lexiconOf(skillTaxonomy()), now),

  readClaims: ({ now, ...input }) =>
    ledgerOf({ ...input, claims: claimsOf(input.cv, lexiconOf(skillTaxonomy()), now) }),

  makeClaimPractice: ({ now, ...input }) => practiceOnClaim(input, lexiconOf(skillTaxonomy()), now),

  planQuestions: ({ now, ...input }) => plannedQuestions(input, lexiconOf(skillTaxonomy()), now),

  makeProbingQuestions: probingQuestions,

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
