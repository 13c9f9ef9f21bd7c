/** How personal questions are put, and what a strong answer to each says. */
import type { QuestionCategory } from '../question'
import { ACHIEVEMENT_FORMS, MATCH_FORMS, SKILL_FORMS, WORK_FORMS } from './cv-wordings'
import { DUTY_FORMS, GAP_FORMS, NEED_FORMS, TRAIT_FORMS } from './job-wordings'
import { inMarks } from './quote'
import type { Forms, Seedling, Wording } from './wording-parts'

const FORMS: Readonly<Record<Seedling['kind'], Forms>> = {
  duty: DUTY_FORMS,
  need: NEED_FORMS,
  trait: TRAIT_FORMS,
  gap: GAP_FORMS,
  match: MATCH_FORMS,
  achievement: ACHIEVEMENT_FORMS,
  work: WORK_FORMS,
  skill: SKILL_FORMS,
}

/** All ways in which a question of a category can be put to a seedling. */
export function wordingsFor(seedling: Seedling, category: QuestionCategory): Wording[] {
  const r = seedling.requirement ? inMarks(seedling.requirement) : ''
  const c = seedling.claim ? inMarks(seedling.claim) : ''
  return (FORMS[seedling.kind][category] ?? []).map((build, i) => ({
    name: `${seedling.kind} ${category} ${i}`,
    category,
    ...build(r, c, seedling),
  }))
}
