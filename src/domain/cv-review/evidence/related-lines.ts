/** Lines of a CV linked to a requirement by a skill: the same, a narrower, a wider or a related one. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Skill } from '@/domain/documents/taxonomy'
import type { Asked } from './asked-words'
import { groupKey, type Line, type Lines } from './lines'

type Some = ReadonlySet<Line>

export type Related = {
  /** Lines that name the skill, or an example of it from the advertisement. */
  direct: Some
  narrower: Some
  wider: Some
  beside: Some
  /** Lines that name any skill of its group. */
  kin: Some
}

export function relatedLines({ skills, examples }: Asked, lines: Lines, { areNear }: Lexicon): Related {
  const named = ({ name }: Pick<Skill, 'name'>): readonly Line[] => lines.bySkill.get(name) ?? []
  const kin = skills
    .filter(({ field, kind }) => field !== 'general' && kind === 'skill')
    .flatMap((skill) => (lines.byGroup.get(groupKey(skill)) ?? []).map((line) => ({ skill, line })))
  return {
    direct: new Set([...skills, ...examples].flatMap(named)),
    narrower: new Set(skills.flatMap(({ name }) => lines.byBroader.get(name) ?? [])),
    wider: new Set(skills.flatMap(({ broader }) => (broader ?? []).flatMap((name) => named({ name })))),
    beside: new Set(
      kin
        .filter(({ skill, line }) => line.skills.some((at) => at.skill !== skill && areNear(skill, at.skill)))
        .map(({ line }) => line),
    ),
    kin: new Set(kin.map(({ line }) => line)),
  }
}
