/** Rules over CVs and job descriptions. */
import { skillTaxonomy } from '@/content/skills'
import { acceptedOverall, acceptedRewrites } from '@/domain/cv-review/model-texts'
import { reviewTexts } from '@/domain/cv-review/review-cv'
import { versionsOf } from '@/domain/cv-review/versions'
import { skillNamesIn } from '@/domain/documents/skill-names'
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
