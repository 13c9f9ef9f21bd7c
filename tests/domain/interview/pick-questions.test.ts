import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickQuestions } from '@/domain/interview/pick-questions'
import {
  QUESTION_CATEGORIES,
  QUESTION_LEVELS,
  type QuestionCategory,
  type QuestionLevel,
} from '@/domain/interview/question'

type Question = { id: string; category: QuestionCategory; shared: boolean; sameAs?: string }

/** A bank with this many technical, behavioural and situational questions, and behavioural ones shared by all roles. */
function bankOf(technical: number, behavioral: number, situational: number, shared = 0): Question[] {
  const some = (prefix: string, category: QuestionCategory, count: number, isShared = false) =>
    Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i}`, category, shared: isShared }))
  return [
    ...some('t', 'technical', technical),
    ...some('b', 'behavioral', behavioral),
    ...some('s', 'situational', situational),
    ...some('shared', 'behavioral', shared, true),
  ]
}

const BIG = bankOf(40, 30, 25)
const pick = (bank: readonly Question[], count: number, seed = 1, seen: Iterable<string> = []) =>
  pickQuestions(bank, { count, seed, seen: new Set(seen), isShared: (question) => question.shared })
const ids = (questions: readonly Question[]) => questions.map((question) => question.id)
const mixOf = (questions: readonly Question[]) =>
  QUESTION_CATEGORIES.map((category) => questions.filter((question) => question.category === category).length)

describe('the mix of an interview', () => {
  it.each([
    [5, [2, 2, 1]],
    [10, [4, 3, 3]],
    [20, [8, 7, 5]],
    [30, [13, 10, 7]],
  ])('of %i questions is %j technical, behavioral and situational ones', (count, mix) => {
    for (const seed of [0, 1, 2, 99, 4294967295]) expect(mixOf(pick(BIG, count, seed))).toEqual(mix)
  })

  it('is filled up from other categories where one runs out', () => {
    expect(mixOf(pick(bankOf(20, 20, 0), 10)).reduce((a, b) => a + b)).toBe(10)
    expect(mixOf(pick(bankOf(0, 0, 30), 10))).toEqual([0, 0, 10])
  })
})

describe('a seen question', () => {
  it('comes only after every unseen question', () => {
    const seen = ids(BIG).slice(0, 92)
    const picked = ids(pick(BIG, 5, 1, seen))
    for (const fresh of ids(BIG).slice(92)) expect(picked).toContain(fresh)
  })

  it('is asked again when nothing else is left', () => {
    expect(pick(BIG, 5, 1, ids(BIG))).toHaveLength(5)
  })
})

describe('questions shared by all roles', () => {
  it('wait until the role has no unseen question of the category', () => {
    expect(pick(bankOf(12, 6, 6, 24), 5).some((question) => question.shared)).toBe(false)
    const seen = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5']
    expect(pick(bankOf(12, 6, 6, 24), 5, 1, seen).filter((question) => question.shared)).toHaveLength(2)
  })
})

describe('two questions that ask the same', () => {
  const SAME = { b0: 'shared0', b1: 'shared1', b2: 'shared2' }
  const paired = (bank: readonly Question[]) =>
    bank.map((question) => {
      const sameAs = (SAME as Record<string, string>)[question.id]
      return sameAs === undefined ? question : { ...question, sameAs }
    })
  const repeatedIn = (picked: readonly Question[]) =>
    picked.filter(({ sameAs }) => sameAs !== undefined && ids(picked).includes(sameAs))

  it('are never in one interview, whichever of them is ranked first', () => {
    for (const shared of [true, false]) {
      const bank = paired(bankOf(12, 4, 6, 5)).map((question) => ({ ...question, shared }))
      for (const seed of Array(40).keys()) {
        for (const bankOrReverse of [bank, bank.toReversed()]) {
          const picked = pick(bankOrReverse, 20, seed)
          expect(repeatedIn(picked)).toEqual([])
          expect(picked).toHaveLength(20)
        }
      }
    }
  })

  it('leave the mix as it is while the category has others', () => {
    for (const seed of Array(20).keys()) expect(mixOf(pick(paired(bankOf(12, 4, 6, 5)), 10, seed))).toEqual([4, 3, 3])
  })

  it('are both asked where the bank has nothing else left, and rather a seen one before that', () => {
    const bank = paired(bankOf(0, 2, 0, 3))
    expect(ids(pick(bank, 5)).sort()).toEqual(['b0', 'b1', 'shared0', 'shared1', 'shared2'])
    expect(ids(pick(bank, 3, 1, ['shared2'])).sort()).toEqual(['b0', 'b1', 'shared2'])
  })
})

describe('the level', () => {
  const level = (index: number) => QUESTION_LEVELS[index % 3] ?? 'mid'
  const levelled = (questions: readonly Question[]) =>
    questions.map((question, i) => ({ ...question, level: level(i) }))
  const bank = levelled(bankOf(12, 9, 9, 9))
  const pickAt = (wanted: QuestionLevel | undefined, count: number, seen: Iterable<string> = []) =>
    pickQuestions(bank, { count, seed: 3, seen: new Set(seen), isShared: ({ shared }) => shared, level: wanted })

  it.each(QUESTION_LEVELS)('%s comes first, in the usual mix', (wanted) => {
    const picked = pickAt(wanted, 5)
    expect(picked.map((question) => question.level)).toEqual(Array(5).fill(wanted))
    expect(mixOf(picked)).toEqual([2, 2, 1])
  })

  it('has priority over the role: shared ones come before those of another level', () => {
    const senior = bank.filter((question) => question.level === 'senior' && !question.shared).map(({ id }) => id)
    const behavioral = pickAt('senior', 5, senior).filter(({ category }) => category === 'behavioral')
    expect(behavioral.map(({ shared, level: own }) => [shared, own])).toEqual([
      [true, 'senior'],
      [true, 'senior'],
    ])
  })

  it('is followed by the adjacent levels, and never by a seen question', () => {
    const seniors = bank.filter((question) => question.level === 'senior').map(({ id }) => id)
    expect(new Set(pickAt('senior', 5, seniors).map((question) => question.level))).toEqual(new Set(['mid']))
    const juniors = pickAt('senior', 5, [...seniors, ...ids(bank.filter((question) => question.level === 'mid'))])
    expect(new Set(juniors.map((question) => question.level))).toEqual(new Set(['junior']))
  })

  it('that is not wanted changes nothing', () => {
    expect(ids(pickAt(undefined, 20))).toEqual(ids(pick(bank, 20, 3)))
  })
})

describe('the seed', () => {
  it('determines the questions and their order', () => {
    for (const seed of [0, 1, 7, 4294967295]) expect(ids(pick(BIG, 20, seed))).toEqual(ids(pick(BIG, 20, seed)))
  })

  it('gives other questions when it differs', () => {
    const picks = Array.from({ length: 50 }, (_, seed) => ids(pick(BIG, 5, seed)).join())
    expect(new Set(picks).size).toBe(50)
    const sets = Array.from({ length: 50 }, (_, seed) =>
      ids(pick(BIG, 5, seed))
        .sort()
        .join(),
    )
    expect(new Set(sets).size).toBeGreaterThan(45)
  })

  it('lets every question have its turn', () => {
    const asked = new Set(Array.from({ length: 400 }, (_, seed) => ids(pick(BIG, 5, seed))).flat())
    expect(asked.size).toBe(BIG.length)
  })

  it('does not put the categories in blocks', () => {
    const first = Array.from({ length: 60 }, (_, seed) => pick(BIG, 5, seed)[0]?.category)
    expect(new Set(first).size).toBe(3)
  })
})

describe('small banks', () => {
  it.each([
    [0, 5, 0],
    [3, 5, 3],
    [5, 5, 5],
    [40, 0, 0],
  ])('of %i questions asked for %i give %i', (size, count, length) => {
    expect(pick(bankOf(size, 0, 0), count)).toHaveLength(length)
  })
})

describe('whatever the bank, the count, the seed and what was seen', () => {
  const category = fc.constantFrom(...QUESTION_CATEGORIES)
  const question = fc.record({ id: fc.string({ minLength: 1, maxLength: 6 }), category, shared: fc.boolean() })
  const situation = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 60 }).chain((bank) =>
    fc.record({
      bank: fc.constant(bank),
      seen: fc.subarray(bank.map(({ id }) => id)),
      count: fc.integer({ min: 0, max: 40 }),
      seed: fc.nat({ max: 4294967295 }),
    }),
  )
  const always = (check: (picked: Question[], given: { bank: Question[]; seen: string[]; count: number }) => void) =>
    fc.assert(fc.property(situation, (given) => check(pick(given.bank, given.count, given.seed, given.seen), given)))

  it('no question comes twice and none comes from elsewhere', () => {
    always((picked, { bank }) => {
      expect(new Set(ids(picked)).size).toBe(picked.length)
      for (const each of picked) expect(bank).toContain(each)
    })
  })

  it('as many come as were requested, or as the bank has', () => {
    always((picked, { bank, count }) => {
      expect(picked).toHaveLength(Math.min(count, bank.length))
    })
  })

  it('a seen one comes only when all unseen ones do', () => {
    always((picked, { bank, seen }) => {
      const known = new Set(seen)
      if (!picked.some(({ id }) => known.has(id))) return
      const missing = bank.filter(({ id }) => !known.has(id) && !ids(picked).includes(id))
      expect(missing).toEqual([])
    })
  })

  it("a shared one comes only when all the role's own unseen ones of its category do", () => {
    always((picked, { bank, seen }) => {
      const known = new Set(seen)
      for (const one of picked.filter(({ id, shared }) => shared && !known.has(id))) {
        const own = bank.filter((q) => q.category === one.category && !q.shared && !known.has(q.id))
        expect(own.filter((q) => !picked.includes(q))).toEqual([])
      }
    })
  })

  it('the bank itself is not reordered', () => {
    fc.assert(
      fc.property(situation, ({ bank, seen, count, seed }) => {
        const before = [...bank]
        pick(bank, count, seed, seen)
        expect(bank).toEqual(before)
      }),
    )
  })
})
