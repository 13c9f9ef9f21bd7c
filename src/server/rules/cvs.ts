/** Rules over CVs and job descriptions. */
import { skillTaxonomy } from '@/content/skills'
import { acceptedOverall, acceptedRewrites } from '@/domain/cv/model-texts'
import { reviewTexts } from '@/domain/cv/review-cv'
import { skillNamesIn } from '@/domain/cv/skill-names'
import { versionsOf } from '@/domain/cv/versions'
import { generatePersonalQuestions } from '@/domain/interview/personal-questions/generate'
import { acceptProposals } from '@/domain/interview/personal-questions/proposals'
import { withoutThese } from '@/domain/interview/pick-questions'
import type { Rules } from './port'
import type { RuleTable } from './table'

export const cvRules: RuleTable<Pick<Rules, 'reviewCv' | 'acceptCvTexts' | 'compareVersions' | 'makeQuestions'>> = {
  reviewCv: (texts) => reviewTexts({ ...texts, taxonomy: skillTaxonomy() }),

  acceptCvTexts: ({ overall, ...texts }) => ({
    overall: acceptedOverall(overall, texts),
    rewrites: acceptedRewrites(texts, (lines) => skillNamesIn(lines, skillTaxonomy())),
  }),

  compareVersions: versionsOf,

  makeQuestions: ({ proposed, ...input }) => {
    const accepted = acceptProposals(proposed, input, input.counts, input.seen)
    const made = generatePersonalQuestions({
      ...input,
      counts: withoutThese(input.counts, accepted),
      taken: accepted.flatMap(({ provenance }) => provenance?.quote ?? []),
    })
    return [...accepted, ...made]
  },
}
