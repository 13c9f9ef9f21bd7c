/** Modules for the processes in tests of the embedded database; bundled for them. */
export { holdFolder } from '@/server/database/hold-folder'
export { openDatabase } from '@/server/database/open'
export { parseEnv } from '@/server/env'
export { createLog } from '@/server/log'
export { stopAtOnce, stopInOrder } from '@/server/stop-in-order'
export { startWatchdog } from '@/server/watchdog'
