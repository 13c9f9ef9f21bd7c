/** Bundles the server's processes and threads, since starting one from source takes longer than most tests. */
import { buildServer } from '../../scripts/setup.mjs'

export default function setup(): void {
  buildServer()
}
