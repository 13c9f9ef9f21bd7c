/** Runs the checks of `npm run verify` and prints "promise · measured · goal · held"; exit code 1 if one is missed. */
import { type Check, measure } from './check'
import { advisories } from './checks/advisories'
import { clock } from './checks/clock'
import { databaseAway } from './checks/database-away'
import { fairAnswers } from './checks/fair-answers'
import { fairCvs } from './checks/fair-cvs'
import { files } from './checks/files'
import { fuzz } from './checks/fuzz'
import { kills } from './checks/kills'
import { licences } from './checks/licences'
import { load } from './checks/load'
import { memory } from './checks/memory'
import { services } from './checks/services'

const CHECKS: readonly Check[] = [
  ...[licences, advisories, fairAnswers, fairCvs, fuzz, files, memory],
  ...[kills, databaseAway, clock, services, load],
]

const given = process.argv.slice(2)
const names = given.filter((argument) => !argument.startsWith('--'))
const known = CHECKS.flatMap(({ name, group }) => (group ? [name, group] : [name]))
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${[...new Set(known)].join(', ')}.`)
  process.exit(1)
}
const isNamed = ({ name, group }: Check) => names.includes(name) || (group !== undefined && names.includes(group))
const chosen = CHECKS.filter((check) => {
  if (names.length > 0) return isNamed(check)
  return given.includes('--short') ? check.isShort : check.group === undefined
})

const rows: string[][] = [['promise', 'measured', 'goal', '']]
const details: string[] = []
/** On standard error, since some checks take hours and the table is printed at the end. */
const tell = (sentence: string) => process.stderr.write(`${sentence}\n`)
for (const { name, promise, goal, run } of chosen) {
  tell(`${name} …`)
  const { measured, held, details: found } = await measure(run)
  tell(`${name}: ${measured} · ${held ? 'held' : 'MISSED'}`)
  rows.push([promise, measured, goal, held ? 'held' : 'MISSED'])
  if (!held || names.length > 0) details.push('', `${name}:`, ...found.map((line) => `  ${line}`))
  if (!held) process.exitCode = 1
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' · '))
for (const line of details) console.log(line)
const left = CHECKS.filter((check) => !chosen.includes(check))
if (names.length === 0) console.log(`\nNot measured, since it takes long: ${left.map(({ name }) => name).join(', ')}.`)
process.exit()
