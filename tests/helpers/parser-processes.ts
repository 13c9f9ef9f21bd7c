/** The parser processes that this process has started, from /proc on Linux. */
import { readdirSync, readFileSync } from 'node:fs'

const statOf = (file: string) => readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []

/** Those that are running. */
export const parserPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        if (statOf(`/proc/${name}/stat`)[1] !== String(process.pid)) return false
        return /file-parser|parser\/main/.test(readFileSync(`/proc/${name}/cmdline`, 'utf8'))
      } catch {
        // It has ended since the list was read.
        return false
      }
    })
    .map(Number)

/** Nice values of the threads of a process; empty once it has ended. */
export function threadRanks(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((task) => Number(statOf(`/proc/${pid}/task/${task}/stat`)[16]))
  } catch {
    return []
  }
}

/** The same of all parsers; empty while there is none. */
export const parserRanks = (): number[] => parserPids().flatMap(threadRanks)
