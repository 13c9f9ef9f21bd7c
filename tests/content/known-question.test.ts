import { describe, expect, it } from 'vitest'
import { askedQuestion, knownQuestion, withWaysToSay } from '@/content/known-question'
import { allOpeners, openersFor } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { followedId, followUpId, followUpTo } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'
import { toStored } from '@/server/services/interview/stored-question'

const ROLE = 'accountant'
const bank = () => [...questionsFor(ROLE), ...openersFor(ROLE)]
const UNKNOWN = [
  '',
  'accountant',
  'accountant.',
  'accountant.gone',
  'openers.gone',
  'nowhere.1',
  'personal.00',
  '../x.y',
]

describe('a question that is looked up by its id', () => {
  it('is the one of the bank, or the opener for the role', () => {
    for (const question of bank()) expect(knownQuestion(question.id, ROLE)).toEqual(question)
  })

  it('is an opener with the model answer of the family of the role', () => {
    const [opener] = allOpeners()
    expect(knownQuestion(opener?.id ?? '', 'accountant')?.modelAnswer).toBe(opener?.modelAnswers.finance)
    expect(knownQuestion(opener?.id ?? '', 'civil-engineer')?.modelAnswer).toBe(opener?.modelAnswers.engineering)
  })

  it.each(UNKNOWN)('is undefined for %j, as is its follow-up question', (id) => {
    expect(knownQuestion(id, ROLE)).toBeUndefined()
    expect(askedQuestion(id, ROLE)).toBeUndefined()
    expect(askedQuestion(followUpId(id), ROLE)).toBeUndefined()
  })
})

describe('a follow-up question that is looked up by its id', () => {
  it('is the one to the question, in every role and to every opener', () => {
    for (const role of ROLES) {
      for (const question of [...questionsFor(role), ...openersFor(role)]) {
        expect(askedQuestion(followUpId(question.id), role)).toEqual(followUpTo(question))
      }
    }
  })

  it('is undefined for a follow-up question', () => {
    const [question] = bank()
    expect(askedQuestion(followUpId(followUpId(question?.id ?? '')), ROLE)).toBeUndefined()
  })

  it('cannot be confused with a question of the bank, where no id has this ending', () => {
    const ids = ROLES.flatMap((role) => [...questionsFor(role), ...openersFor(role)]).map(({ id }) => id)
    expect(ids.filter((id) => followedId(id) !== null)).toEqual([])
  })
})

describe('the wordings of a point', () => {
  const kept = (question: InterviewQuestion) => JSON.parse(JSON.stringify(toStored(question))) as InterviewQuestion

  it('are restored to a question that is stored with an interview', () => {
    for (const question of bank()) {
      expect(kept(question).keyPoints.some(({ says }) => says)).toBe(false)
      expect(withWaysToSay(kept(question), ROLE).keyPoints).toEqual(question.keyPoints)
      const followUp = followUpTo(question)
      expect(withWaysToSay(kept(followUp), ROLE).keyPoints).toEqual(followUp.keyPoints)
    }
  })

  it('change nothing else of it', () => {
    const [question] = bank()
    if (!question) throw new Error('the bank is empty')
    const stored = { ...kept(question), text: 'As it was asked then.' }
    expect({ ...withWaysToSay(stored, ROLE), keyPoints: [] }).toEqual({ ...stored, keyPoints: [] })
  })

  it('are not restored to a point that was reworded since', () => {
    const [question] = bank()
    if (!question) throw new Error('the bank is empty')
    const stored = kept(question)
    const reworded = {
      ...stored,
      keyPoints: [{ text: 'You say it as we put it last year.' }, ...stored.keyPoints.slice(1)],
    }
    expect(withWaysToSay(reworded, ROLE).keyPoints).toEqual([reworded.keyPoints[0], ...question.keyPoints.slice(1)])
  })

  it('stay with a personal question, which has its own, and with one that was removed from the bank', () => {
    const [question] = bank()
    if (!question) throw new Error('the bank is empty')
    const gone = { ...kept(question), id: 'accountant.gone' }
    expect(withWaysToSay(gone, ROLE)).toBe(gone)
    const personal: InterviewQuestion = { ...kept(question), source: 'ai' }
    expect(withWaysToSay(personal, ROLE)).toBe(personal)
  })
})
