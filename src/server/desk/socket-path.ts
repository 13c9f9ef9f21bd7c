/** Path of the desk's socket. */
import path from 'node:path'

/** Longest socket path in bytes: `sun_path` has 104 on macOS and 108 on Linux, with a terminating null. */
const MAX_PATH = 103

/** The shorter of the relative and the absolute path, because of that limit. */
export function socketPath(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'desk.sock')
  const relative = path.relative(process.cwd(), absolute)
  return relative.length < absolute.length ? relative : absolute
}

/** Whether a socket can be created at this path. */
export const isPathAllowed = (file: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(file) <= MAX_PATH
