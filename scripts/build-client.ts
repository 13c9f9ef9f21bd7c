/**
 * Builds the npm package of the typed client in `dist/client`; `npm pack ./dist/client` turns it into an installable
 * file.
 */
import path from 'node:path'
import { buildClientPackage } from './client/package'

const folder = path.join('dist', 'client')
await buildClientPackage(process.cwd(), path.resolve(folder))
console.log(`The client is in ${folder}; npm pack ./${folder} makes a file to install.`)
