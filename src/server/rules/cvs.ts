/** Rules over CVs and job descriptions. */
import { skillTaxonomy } from '@/content/skills'
import { acceptedOverall, acceptedRewrites } from '@/domain/cv-review/model-texts'
import { reviewTexts } from '@/domain/cv-review/review-cv'
import { versionsOf } from '@/domain/cv-review/versions'
import { lexiconOf } from '@/domain/documents/lexicon'
import { skillNamesIn } from '@/domain/documents/skill-names'
import { personalQuestions, plannedQuestions } from '@/domain/interview/personal-questions/generate'
import { practiceOn } from '@/domain/interview/personal-questions/practice'
import { acceptProposals } from '@/domain/interview/personal-questions/proposals'
import { withoutThese } from '@/domain/interview/pick-questions'
import type { Rules, RuleTable } from './port'

export const cvRules: RuleTable<
  Pick<Rules, 'reviewCv' | 'acceptCvTexts' | 'compareVersions' | 'makeQuestions' | 'planQuestions' | 'makePractice'>
> = {
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

  makePractice: ({ now, ...input }) => practiceOn(input, lexiconOf(skillTaxonomy()), now),

  planQuestions: ({ now, ...input }) => plannedQuestions(input, lexiconOf(skillTaxonomy()), now),
}
