import { build, generate, install } from './setup.mjs'

install()
generate()
build()
