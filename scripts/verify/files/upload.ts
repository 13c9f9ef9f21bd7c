/** Uploads damaged files, some at a time, and counts how each ended. */
import { damagedFile, type Sample } from './mutate'

/** A text, or a sentence that says why there is none. */
const GOOD_ENDS = [200, 400, 413, 415]
/** The queue is full or the machine too busy: the same file again. */
const LATER = [429, 503]
const TRIES = 20

export type Uploaded = { statuses: Record<number, number>; slowestMs: number; faults: string[] }

type Options = {
  from: readonly Sample[]
  seed: number
  first: number
  count: number
  /** How many are under way at the same time, each of an account of its own. */
  lanes: number
  upload: (file: Sample, lane: number) => Promise<number>
}

export async function uploadDamaged({ from, seed, first, count, lanes, upload }: Options): Promise<Uploaded> {
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  let slowestMs = 0
  let next = first
  const work = async (lane: number) => {
    while (next < first + count) {
      const number = next++
      const file = damagedFile(from, seed, number)
      const started = performance.now()
      let status = await upload(file, lane)
      for (let n = 1; n < TRIES && LATER.includes(status); n++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        status = await upload(file, lane)
      }
      slowestMs = Math.max(slowestMs, performance.now() - started)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (!GOOD_ENDS.includes(status)) faults.push(`file ${number} of seed ${seed} (${file.name}) ended with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
  return { statuses, slowestMs, faults }
}
