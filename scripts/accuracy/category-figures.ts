/** Accuracy of guessing a question's category from its wording, against the question bank's own categories. */
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { fnv1a } from '@/domain/hash'
import { guessCategory } from '@/domain/interview/guess-category'
import { ROLES } from '@/domain/interview/roles'
import type { Figure } from './figure'

/**
 * The bank is split into halves by a hash of the ids: the patterns were developed on one and are measured on the other.
 */
export function categoryFigures(half: 'fit' | 'report'): Figure[] {
  const bank = new Map([...ROLES.flatMap(questionsFor), ...allOpeners()].map((question) => [question.id, question]))
  const read = [...bank.values()]
    .filter(({ id }) => (fnv1a(id) % 2 === 0 ? 'fit' : 'report') === half)
    .map(({ category, text }) => ({ category, guessed: guessCategory(text) }))
  const share = (isRight: (row: (typeof read)[number]) => boolean) => read.filter(isRight).length / read.length
  return [
    {
      name: 'asks for a story, or not',
      value: share((r) => (r.category === 'behavioral') === (r.guessed === 'behavioral')),
      goal: null,
    },
    { name: 'category of three', value: share((r) => r.category === r.guessed), goal: null },
    {
      name: '… if all but stories were technical',
      value: share((r) => r.category === (r.guessed === 'behavioral' ? r.guessed : 'technical')),
      goal: null,
    },
  ]
}
