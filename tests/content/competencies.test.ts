import { expect, it } from 'vitest'
import { storyCompetencies } from '@/content/competencies'
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { ROLES } from '@/domain/interview/roles'
import { COMPETENCIES } from '@/domain/stories/competencies'

it('every behavioural question of the bank has competencies, and no other question has', () => {
  const asked = [...ROLES.flatMap((role) => questionsFor(role)), ...allOpeners()]
  const behavioral = new Set(asked.filter(({ category }) => category === 'behavioral').map(({ id }) => id))
  expect([...storyCompetencies().keys()].sort()).toEqual([...behavioral].sort())
})

it('every competency can be shown in every role', () => {
  for (const role of ROLES) {
    const proved = new Set(questionsFor(role).flatMap(({ id }) => storyCompetencies().get(id) ?? []))
    expect([...proved].sort()).toEqual([...COMPETENCIES].sort())
  }
})
