/** A Linux control group (cgroup) with a memory limit, as containers have. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type ControlGroup = {
  /** Moves a process into the group, before it has children. */
  add: (pid: number) => void
  /** Anonymous memory of its processes, in megabytes; without the page cache, which the kernel can drop. */
  ownMb: () => number
  remove: () => void
}

/** Where the files of a group are, by version of the interface. */
const VERSIONS = [
  { root: '/sys/fs/cgroup', limit: 'memory.max', own: 'anon' },
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', own: 'total_rss' },
] as const

/** @returns null where this process may not create one: that takes Linux and root */
export function createControlGroup(limitMb: number): ControlGroup | null {
  const version = VERSIONS.find(({ root }) => existsSync(path.join(root, 'cgroup.procs')))
  if (!version) return null
  const folder = path.join(version.root, `greenroom-${process.pid}`)
  try {
    mkdirSync(folder)
    writeFileSync(path.join(folder, version.limit), String(limitMb * 2 ** 20))
  } catch {
    return null
  }
  return {
    add: (pid) => writeFileSync(path.join(folder, 'cgroup.procs'), String(pid)),
    ownMb: () => {
      const stat = readFileSync(path.join(folder, 'memory.stat'), 'utf8')
      return Number(new RegExp(`^${version.own} (\\d+)$`, 'm').exec(stat)?.[1]) / 2 ** 20
    },
    remove: () => rmdirSync(folder),
  }
}
