import { expect, it } from 'vitest'
import { TaskQueue } from '@/server/task-queue'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The order in which tasks start, as each of them ends before the next is looked for. */
async function startsOf(owners: readonly string[]): Promise<string[]> {
  const queue = new TaskQueue({ running: 1, waiting: 99, waitingPerOwner: 99 })
  const order: string[] = []
  const run = (owner: string) =>
    queue.run({ owner }, async () => {
      order.push(owner)
      await settle()
    })
  await Promise.all(owners.map(run))
  return order
}

it('lets the owners of waiting tasks take turns', async () => {
  expect(await startsOf(['ada', 'ada', 'ada', 'ben', 'ben', 'cleo'])).toEqual([
    'ada',
    'ben',
    'cleo',
    'ada',
    'ben',
    'ada',
  ])
})

it('refuses what an address has too much of, running and waiting', async () => {
  const queue = new TaskQueue({ running: 1, waiting: 99, waitingPerOwner: 99, perAddress: 2 })
  const ends = ['ada', 'ben'].map((owner) => queue.run({ owner, address: 'one' }, settle))
  expect(queue.refusal({ owner: 'cleo', address: 'one' })).toBe('address-full')
  expect(queue.refusal({ owner: 'cleo', address: 'other' })).toBeNull()
  expect(queue.refusal({ owner: 'cleo' })).toBeNull()
  await Promise.all(ends)
  expect(queue.refusal({ owner: 'cleo', address: 'one' })).toBeNull()
})
