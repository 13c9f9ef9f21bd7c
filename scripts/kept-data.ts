/** `npm run kept-data`: writes what the page on privacy says about the database, from the comments of its schema. */
import { readFileSync, writeFileSync } from 'node:fs'
import { KEPT_DATA_FILE } from '@/content/kept-data'
import { keptGroupsOf } from './schema-comments'

const groups = keptGroupsOf(readFileSync('prisma/schema.prisma', 'utf8'))
writeFileSync(KEPT_DATA_FILE, `${JSON.stringify(groups, null, 2)}\n`)
console.log(`${KEPT_DATA_FILE}: ${groups.length} groups of columns.`)
