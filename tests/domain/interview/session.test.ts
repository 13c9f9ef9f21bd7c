import { describe, expect, it } from 'vitest'
import { toAnswer, typed } from '@/domain/interview/drafts'
import {
  allAnswers,
  answeredCount,
  answeredPercent,
  chooseText,
  confirmSent,
  currentQuestionId,
  draftOf,
  firstBlocker,
  markSent,
  mirrorDraft,
  moveTo,
  openSession,
  reconcile,
  type Session,
  spendTime,
  typeText,
  unsentIds,
  withQuestions,
  yieldTo,
} from '@/domain/interview/session'

const LIMIT = 20
const NOW = Date.UTC(2026, 2, 10, 12)
const questionIds = ['a', 'b', 'c']
const fresh = openSession({ questionIds, index: 0, answers: [] })

/** An edit at noon. */
const write = (session: Session, id: string, text: string) => typeText(session, id, text, NOW)

/** Sends everything that can be sent to a server that accepts it all. */
function sendAll(session: Session): Session {
  return unsentIds(session, LIMIT).reduce((now, id) => {
    const draft = draftOf(now, id)
    const answer = toAnswer(id, draft)
    return confirmSent(markSent(now, answer), draft.edit, answer)
  }, session)
}

describe('a question that is added', () => {
  const withMore = (session: Session, text: string) =>
    withQuestions(session, {
      questionIds: ['a', 'a2', 'b', 'c'],
      answers: [
        { questionId: 'a', text: 'older', timeSpent: 1 },
        { questionId: 'a2', text, timeSpent: 5 },
      ],
    })

  it('keeps the drafts and the current question', () => {
    const more = withMore(moveTo(write(fresh, 'a', 'newest'), 1), '')
    expect([currentQuestionId(more), draftOf(more, 'a').text]).toEqual(['b', 'newest'])
    expect(more.questionIds).toEqual(['a', 'a2', 'b', 'c'])
  })

  it('includes its answer from another device', () => {
    expect(draftOf(withMore(fresh, 'from the phone'), 'a2').text).toBe('from the phone')
  })
})

describe('moving between questions', () => {
  it('keeps the text of each question and brings it back', () => {
    const moved = moveTo(write(moveTo(write(fresh, 'a', 'one'), 1), 'b', 'two'), 0)
    expect(currentQuestionId(moved)).toBe('a')
    expect([draftOf(moved, 'a').text, draftOf(moved, 'b').text]).toEqual(['one', 'two'])
  })

  it('starts a new question at zero seconds and continues from the saved time when moving back', () => {
    const there = moveTo(spendTime(fresh, 30), 1)
    expect(draftOf(there, currentQuestionId(there)).timeSpent).toBe(0)
    const back = spendTime(moveTo(spendTime(there, 5), 0), 2)
    expect(draftOf(back, 'a').timeSpent).toBe(32)
    expect(draftOf(back, 'b').timeSpent).toBe(5)
  })

  it('stays within the questions', () => {
    expect(moveTo(fresh, -1)).toBe(fresh)
    expect(moveTo(fresh, 9).index).toBe(2)
    expect(openSession({ questionIds, index: 99, answers: [] }).index).toBe(2)
  })

  it('sends the time of an answered question when it is left', () => {
    const saved = sendAll(write(fresh, 'a', 'one'))
    expect(unsentIds(moveTo(spendTime(saved, 9), 1), LIMIT)).toEqual(['a'])
  })
})

describe('the unsent answers', () => {
  it('are none at the start and after everything was confirmed', () => {
    expect(unsentIds(fresh, LIMIT)).toEqual([])
    expect(unsentIds(sendAll(write(fresh, 'b', 'two')), LIMIT)).toEqual([])
  })

  it('begin with the current question', () => {
    const both = moveTo(write(write(fresh, 'a', 'one'), 'c', 'three'), 2)
    expect(unsentIds(both, LIMIT)).toEqual(['c', 'a'])
  })

  it('leave out an answer that is too long, which blocks sending all', () => {
    const long = write(fresh, 'b', 'x'.repeat(LIMIT + 1))
    expect(unsentIds(long, LIMIT)).toEqual([])
    expect(firstBlocker(long, LIMIT)).toEqual({ index: 1, kind: 'too-long' })
    expect(firstBlocker(write(long, 'b', 'x'.repeat(LIMIT)), LIMIT)).toBeNull()
  })

  it('leave out a conflict until the user has chosen', () => {
    const mine = write(fresh, 'c', 'mine')
    const doubtful = reconcile(mine, mine, [{ questionId: 'c', text: 'theirs', timeSpent: 1 }])
    expect(unsentIds(doubtful, LIMIT)).toEqual([])
    expect(firstBlocker(doubtful, LIMIT)).toEqual({ index: 2, kind: 'conflict' })
    expect(unsentIds(chooseText(doubtful, 'c', 'mine', NOW), LIMIT)).toEqual(['c'])
    expect(unsentIds(chooseText(doubtful, 'c', 'theirs', NOW), LIMIT)).toEqual([])
  })

  it('do not include questions of other interviews', () => {
    expect(write(fresh, 'zz', 'lost')).toBe(fresh)
    expect(mirrorDraft(fresh, 'zz', { text: 'x', isSaved: true, known: [], revision: 1 })).toBe(fresh)
  })
})

describe('giving way to a newer answer', () => {
  it('changes the answer that was sent and no other', () => {
    const sending = write(write(fresh, 'a', 'mine'), 'b', 'also mine')
    const told = yieldTo(sending, sending, { questionId: 'a', text: 'theirs', timeSpent: 3, revision: NOW + 9 })
    expect(draftOf(told, 'a')).toMatchObject({ text: 'mine', conflict: 'theirs' })
    expect(draftOf(told, 'b')).toBe(draftOf(sending, 'b'))
    expect(unsentIds(told, LIMIT)).toEqual(['b'])
  })
})

describe('all answers', () => {
  it('are the ones with words, in the order of the questions', () => {
    const session = write(write(write(fresh, 'c', 'three'), 'a', 'one'), 'b', '   ')
    expect(allAnswers(session).map(({ questionId }) => questionId)).toEqual(['a', 'c'])
    expect(answeredCount(session)).toBe(2)
  })
})

describe('reopening', () => {
  it("applies the browser's drafts over the server's answers", () => {
    const session = openSession({
      questionIds,
      index: 1,
      answers: [
        { questionId: 'a', text: 'server', timeSpent: 10 },
        { questionId: 'b', text: 'old', timeSpent: 5 },
      ],
      kept: {
        b: { text: 'newer', isSaved: false, known: [...typed(draftOf(fresh, 'b'), 'old', NOW).known], revision: NOW },
      },
      times: { b: 8 },
    })
    expect(draftOf(session, 'a')).toMatchObject({ text: 'server', timeSpent: 10 })
    expect(draftOf(session, 'b')).toMatchObject({ text: 'newer', timeSpent: 8 })
    expect(unsentIds(session, LIMIT)).toEqual(['b'])
  })
})

describe('answeredPercent', () => {
  it.each([
    [0, 5, 0],
    [1, 5, 20],
    [3, 5, 60],
    [5, 5, 100],
    [1, 30, 3],
    [0, 0, 0],
  ])('with %i of %i answered is %i percent', (answered, count, percent) => {
    expect(answeredPercent(answered, count)).toBe(percent)
  })
})
