/** The parts that processes of tests of the embedded database put together; bundled for them. */
export { holdFolder } from '@/server/database/hold-folder'
export { openDatabase } from '@/server/database/open'
export { parseEnv } from '@/server/env'
export { createLog } from '@/server/log'
export { startWatchdog } from '@/server/watchdog'
