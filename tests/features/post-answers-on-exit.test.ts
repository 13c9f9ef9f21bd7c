import superjson from 'superjson'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postAnswersOnExit } from '@/features/interview/post-answers-on-exit'
import type { SavedAnswerDto } from '@/schemas/interview'

afterEach(() => vi.unstubAllGlobals())

const answers = ['a', 'b', 'c'].map((questionId) => ({ questionId, text: 'text', timeSpent: 1, revision: 7 }))
const said = (saved: SavedAnswerDto) => ({ result: { data: superjson.serialize(saved) } })

describe('answers that are sent while the page closes', () => {
  it('are confirmed only where they were stored, not after a conflict or an error', async () => {
    const fetched = vi.fn(async (_url: string, _init: { body: string }) =>
      Response.json([
        said({ superseded: false, savedAt: new Date() }),
        said({ superseded: true, held: { text: 'newer', timeSpent: 2, revision: 8 } }),
        { error: { json: { message: 'Interview not found' } } },
      ]),
    )
    vi.stubGlobal('fetch', fetched)
    expect(await postAnswersOnExit('i', answers)).toEqual(new Set(['a']))
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')[1].json).toEqual({ id: 'i', ...answers[1] })
  })

  it('are split into requests of the allowed batch size', async () => {
    const batches: number[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      const calls = url.split(',').length
      batches.push(calls)
      return Response.json(Array.from({ length: calls }, () => said({ superseded: false, savedAt: new Date() })))
    })
    const all = Array.from({ length: 25 }, (_, n) => ({ questionId: `q${n}`, text: 'text', timeSpent: 1, revision: 7 }))
    expect(await postAnswersOnExit('i', all)).toEqual(new Set(all.map(({ questionId }) => questionId)))
    expect(batches).toEqual([10, 10, 5])
  })

  it("stay below the browsers' limit for keepalive requests in total", async () => {
    let bytes = 0
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      bytes += body.length
      return Response.json([])
    })
    const long = Array.from({ length: 25 }, (_, n) => ({
      questionId: `q${n}`,
      text: 'x'.repeat(4_000),
      timeSpent: 1,
      revision: 7,
    }))
    await postAnswersOnExit('i', long)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(60_001)
  })
})
