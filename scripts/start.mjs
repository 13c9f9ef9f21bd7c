/** `npm start`: from a fresh clone to the running server. */
import process from 'node:process'
import { build, generate, install } from './setup.mjs'

install()
generate()
build()
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.setSourceMapsEnabled(true)
await import('../dist/main.js')
