import superjson from 'superjson'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postAnswersOnLeaving } from '@/features/interview/post-answers-on-leaving'
import type { SavedAnswerDto } from '@/schemas/interview'

afterEach(() => vi.unstubAllGlobals())

const answers = ['a', 'b', 'c'].map((questionId) => ({ questionId, text: 'text', timeSpent: 1, revision: 7 }))
const said = (saved: SavedAnswerDto) => ({ result: { data: superjson.serialize(saved) } })

describe('answers that are sent while the page closes', () => {
  it('are confirmed where they were stored, not where a newer one stands or an error came', async () => {
    const fetched = vi.fn(async (_url: string, _init: { body: string }) =>
      Response.json([
        said({ superseded: false, savedAt: new Date() }),
        said({ superseded: true, held: { text: 'newer', timeSpent: 2, revision: 8 } }),
        { error: { json: { message: 'Interview not found' } } },
      ]),
    )
    vi.stubGlobal('fetch', fetched)
    expect(await postAnswersOnLeaving('i', answers)).toEqual(new Set(['a']))
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')[1].json).toEqual({ id: 'i', ...answers[1] })
  })
})
