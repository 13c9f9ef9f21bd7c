import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ContentError } from '@/content/content-error'
import { type BankQuestion, checkSameAs, parseQuestionFile, questionsFor, SHARED_FILE } from '@/content/question-bank'
import { evaluate } from '@/domain/evaluation/evaluate'
import { pickQuestions } from '@/domain/interview/pick-questions'
import { QUESTION_CATEGORIES, QUESTION_LEVELS } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'
import { stemOf } from '@/domain/text/stem'

const isShared = ({ id }: { id: string }) => id.startsWith('shared.')
const ownOf = (role: (typeof ROLES)[number]) => questionsFor(role).filter((question) => !isShared(question))
// Loaded inside the tests, so that a broken file fails them by name.
const shared = () => questionsFor('accountant').filter(isShared)
const all = () => [...ROLES.flatMap(ownOf), ...shared()]
const idsWhere = (isAtFault: (question: BankQuestion) => boolean) =>
  all()
    .filter(isAtFault)
    .map(({ id }) => id)

describe.each(ROLES)('the questions for %s', (role) => {
  it("are loaded from the role's own file", () => {
    expect(existsSync(`src/content/questions/${role}.yaml`)).toBe(true)
    expect(
      ownOf(role)
        .filter(({ id }) => !id.startsWith(`${role}.`))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('are at least forty, besides those that all roles share', () => {
    expect(ownOf(role).length).toBeGreaterThanOrEqual(40)
  })

  it.each([
    ['technical', 18],
    ['situational', 10],
    ['behavioral', 8],
  ] as const)('are %s in at least %i cases', (category, count) => {
    expect(ownOf(role).filter((question) => question.category === category).length).toBeGreaterThanOrEqual(count)
  })

  it.each(QUESTION_LEVELS)('are for %s people in at least ten cases', (level) => {
    expect(ownOf(role).filter((question) => question.level === level).length).toBeGreaterThanOrEqual(10)
  })

  it.each([
    [5, [2, 2, 1]],
    [20, [8, 7, 5]],
  ])('fill an interview of %i in the mix %j', (count, mix) => {
    const picked = pickQuestions(questionsFor(role), { count, seen: new Set(), seed: 1, isShared })
    expect(QUESTION_CATEGORIES.map((c) => picked.filter(({ category }) => category === c).length)).toEqual(mix)
  })

  it('give less than 50 to the mistake that they name, as an answer', () => {
    // Of a story it names how not to tell it, which no answer says.
    const scored = ownOf(role).filter(({ category }) => category !== 'behavioral')
    const accepted = scored.filter((question) => evaluate({ question, answer: question.commonMistake }).score >= 50)
    expect(accepted.map(({ id }) => id)).toEqual([])
  })

  it('do not ask the same thing twice: no two share more than 60 % of their word stems', () => {
    expect(repetitions(questionsFor(role))).toEqual([])
  })
})

describe('the whole bank', () => {
  it('has the questions shared by all roles', () => {
    expect(existsSync(`src/content/questions/${SHARED_FILE}.yaml`)).toBe(true)
    expect(shared().length).toBeGreaterThanOrEqual(40)
    for (const role of ROLES) expect(questionsFor(role).filter(isShared)).toEqual(shared())
  })

  it('has no id twice', () => {
    const ids = all().map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('gives each question 3 to 6 minutes', () => {
    expect(idsWhere(({ timeEstimate: m }) => !Number.isInteger(m) || m < 3 || m > 6)).toEqual([])
  })

  it('gives each question 4 to 7 key points', () => {
    expect(idsWhere(({ keyPoints }) => keyPoints.length < 4 || keyPoints.length > 7)).toEqual([])
  })

  it('gives each key point three or more wordings and common mistakes, all different', () => {
    expect(
      idsWhere(({ keyPoints, followUpPoints }) =>
        [...keyPoints, ...followUpPoints].some(({ text, says = [], against = [] }) => {
          const all = [text, ...says, ...against].map((sentence) => sentence.toLowerCase())
          return says.length < 3 || against.length < 3 || new Set(all).size !== all.length
        }),
      ),
    ).toEqual([])
  })

  it('speaks to the candidate in each key point', () => {
    expect(idsWhere(({ keyPoints }) => keyPoints.some(({ text }) => !/\byou(?:r|rself)?\b/i.test(text)))).toEqual([])
  })

  it('has two to four essential points to each question', () => {
    const essential = ({ keyPoints }: BankQuestion) => keyPoints.filter(({ weight }) => weight === 'essential').length
    expect(idsWhere((question) => essential(question) < 2 || essential(question) > 4)).toEqual([])
  })

  it('gives each question a model answer that can be said in about a minute', () => {
    expect(idsWhere(({ modelAnswer }) => wordCount(modelAnswer) < 75 || wordCount(modelAnswer) > 190)).toEqual([])
  })

  it('makes each key point one sentence that can be read at a glance', () => {
    expect(
      idsWhere(({ keyPoints }) =>
        keyPoints.some(({ text }) => !/^[\p{Lu}\p{N}'"`(].*[.?!)'"`]$/su.test(text) || wordCount(text) > 45),
      ),
    ).toEqual([])
  })

  it('asks in sentences that can be said aloud: none of more than 45 words', () => {
    expect(idsWhere(({ text }) => text.split(/(?<=[.?!])\s+/).some((sentence) => wordCount(sentence) > 45))).toEqual([])
  })

  it('names as asking the same only questions that all roles share', () => {
    const named = all().filter(({ sameAs }) => sameAs !== undefined)
    expect(named.length).toBeGreaterThan(0)
    expect(() => checkSameAs(named, 'all')).not.toThrow()
    expect(() => checkSameAs([{ ...named[0]!, sameAs: 'shared.gone' }], 'accountant.yaml')).toThrow(
      `accountant.yaml: ${named[0]?.id}: the question bank has no shared.gone`,
    )
  })

  it("has the source 'bank' in every question", () => {
    expect(idsWhere(({ source }) => source !== 'bank')).toEqual([])
  })
})

describe('the comparison of questions', () => {
  it('finds a question that was reworded only at its ends', () => {
    const [first, second] = [
      'How do you reconcile the supplier ledger with monthly statements?',
      'Tell me how you would reconcile a supplier ledger with its monthly statement.',
    ]
    expect(
      repetitions([
        { id: 'a', text: first },
        { id: 'b', text: second },
      ]),
    ).toEqual(['a ~ b: 100 %'])
  })

  it('is not misled by phrases that many questions share', () => {
    const [first, second] = [
      'Tell me about a time you had to fire somebody. What did you do?',
      'Tell me about a time you had to learn Python. What did you do?',
    ]
    expect(
      repetitions([
        { id: 'a', text: first },
        { id: 'b', text: second },
      ]),
    ).toEqual([])
  })
})

const wordCount = (text: string) => text.trim().split(/\s+/).length

/** Pairs that share more than 60 % of the shorter one's stems, as `a ~ b: share`. */
function repetitions(questions: readonly { id: string; text: string }[]): string[] {
  const stems = questions.map(({ text }) => stemsOf(text))
  const found: string[] = []
  questions.forEach((one, i) => {
    questions.slice(i + 1).forEach((other, offset) => {
      const [a, b] = [stems[i] ?? new Set(), stems[i + 1 + offset] ?? new Set()]
      const share = [...a].filter((stem) => b.has(stem)).length / Math.min(a.size, b.size)
      if (share > 0.6) found.push(`${one.id} ~ ${other.id}: ${Math.round(share * 100)} %`)
    })
  })
  return found
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !FRAME.has(word)).map(stemOf))
}

describe('a file with a fault', () => {
  const question = (change: Record<string, string> = {}) => {
    const fields = {
      id: 'close-the-month',
      text: 'How do you close the month, and what do you check before?',
      category: 'technical',
      level: 'junior',
      competency: 'Month-end close',
      minutes: '4',
      commonMistake: 'Closing before the bank is reconciled.',
      followUp: 'What do you do when the bank is late?',
      ...change,
    }
    return [
      `  - ${Object.entries(fields)
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n    ')}`,
      '    points:',
      ...[1, 2, 3, 4].flatMap((n) => point(`You make point number ${n} here.`, n)),
      '    followUpPoints:',
      ...[5, 6].flatMap((n) => point(`You make point number ${n} here.`, n)),
      `    modelAnswer: ${'I say each of the points in turn, with a reason. '.repeat(8)}`,
      '    whyItWorks: It says all of them, and why.',
    ].join('\n')
  }
  const point = (text: string, n: number) => [
    `      - text: ${text}`,
    '        weight: essential',
    `        says: [I say number ${n} like this., Number ${n} I say so., Or number ${n} this way.]`,
    `        against: [I would never say ${n} here., It is wrong to say ${n}., Nobody says ${n} aloud.]`,
  ]
  const file = (...questions: string[]) => ['role: accountant', 'questions:', ...questions, ''].join('\n')
  const faultOf = (text: string) => {
    try {
      parseQuestionFile(text, 'accountant.yaml')
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      return (error as ContentError).message
    }
  }

  it('is not reported for a valid file', () => {
    expect(parseQuestionFile(file(question()), 'accountant.yaml')).toMatchObject([
      {
        id: 'accountant.close-the-month',
        timeEstimate: 4,
        source: 'bank',
        keyPoints: [1, 2, 3, 4].map((n) => ({ text: `You make point number ${n} here.` })),
      },
    ])
  })

  it.each([
    ['minutes: 7', { minutes: '7' }, 8],
    ['minutes: 2', { minutes: '2' }, 8],
    ['an unknown category', { category: 'practical' }, 5],
    ['an id with capitals', { id: 'Close-The-Month' }, 3],
    ['a name of the same question with its group', { sameAs: 'shared.close-the-month' }, 11],
    ['a text that is too short', { text: 'Why?' }, 4],
  ])('of %s is reported with the file and the line', (_what, change, line) => {
    expect(faultOf(file(question(change)))).toMatch(new RegExp(`^accountant\\.yaml:${line}: `))
  })

  it('in a later question is reported with its line', () => {
    const text = file(question(), question({ id: 'second', minutes: '9' }))
    const line = text.split('\n').findIndex((each) => each.includes('minutes: 9')) + 1
    expect(faultOf(text)).toMatch(new RegExp(`^accountant\\.yaml:${line}: questions\\.1\\.minutes: `))
  })

  it('is reported for each of several errors', () => {
    expect(faultOf(file(question({ minutes: '9', level: 'boss' })))?.split('\n')).toHaveLength(2)
  })

  it('in the name of a field is reported at its line, and a wrong value with the right ones', () => {
    const text = file(`${question({ category: 'practical' })}\n    hint: none`)
    const line = text.split('\n').findIndex((each) => each.includes('hint: none')) + 1
    expect(faultOf(text)?.split('\n')).toEqual([
      'accountant.yaml:5: questions.0.category: must be "technical" or "behavioral" or "situational"',
      `accountant.yaml:${line}: questions.0.hint: there is no such field`,
    ])
  })

  it('in the YAML syntax is reported with the line', () => {
    expect(faultOf('role: accountant\nquestions:\n  - id: [open\n')).toMatch(/^accountant\.yaml:[34]: /)
  })

  it.each([
    ['too few key points', file(question()).replace(/ {6}- text: You make point number [34].*\n(?:.*\n){3}/g, '')],
    ['a role that does not exist', file(question()).replace('accountant', 'astronaut')],
    ['an unknown field', file(`${question()}\n    hint: none`)],
    ['no question', 'role: accountant\nquestions: []\n'],
    ['no text at all', ''],
  ])('of %s is refused', (_what, text) => {
    expect(faultOf(text)).toMatch(/^accountant\.yaml:\d+: /)
  })
})

/** Words of common question phrases, which carry no content. */
const FRAME = new Set(
  `a about after all an and any are as at be been but by can did do does for from had has have how i if in into is it
  its me no not of on one or out own so tell than that the their them then there they this time to up was were what
  when where which who why with would you your describe`.split(/\s+/),
)
