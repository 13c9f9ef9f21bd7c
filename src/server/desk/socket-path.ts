/** Where the socket of the desk stands. */
import path from 'node:path'

/** Bytes that the systems allow in a socket's path. */
const MAX_PATH = 103

/** The shorter of the two ways to name it, since the systems allow so few characters. */
export function socketPath(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'desk.sock')
  const relative = path.relative(process.cwd(), absolute)
  return relative.length < absolute.length ? relative : absolute
}

/** Whether a socket can stand there at all. */
export const isPathAllowed = (file: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(file) <= MAX_PATH
