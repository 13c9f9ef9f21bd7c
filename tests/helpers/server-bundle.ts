/** The bundles of the server's processes and threads: to start one from its source takes longer than most tests. */
import { buildServer } from '../../scripts/setup.mjs'

export default function setup(): void {
  buildServer()
}
