/** Runs the checks of `npm run verify` and prints "promise · measured · goal · held"; exit code 1 if one is missed. */
import type { Check } from './check'
import { advisories } from './checks/advisories'
import { fairAnswers } from './checks/fair-answers'
import { fairCvs } from './checks/fair-cvs'
import { files } from './checks/files'
import { fuzz } from './checks/fuzz'
import { licences } from './checks/licences'

const CHECKS: readonly Check[] = [licences, advisories, fairAnswers, fairCvs, fuzz, files]

const given = process.argv.slice(2)
const names = given.filter((argument) => !argument.startsWith('--'))
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const chosen = CHECKS.filter(
  ({ name, isShort }) => (names.length === 0 || names.includes(name)) && (isShort || !given.includes('--short')),
)

const rows: string[][] = [['promise', 'measured', 'goal', '']]
const details: string[] = []
for (const { name, promise, goal, run } of chosen) {
  const { measured, held, details: found } = await run()
  rows.push([promise, measured, goal, held ? 'held' : 'MISSED'])
  if (!held || names.length > 0) details.push('', `${name}:`, ...found.map((line) => `  ${line}`))
  if (!held) process.exitCode = 1
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' · '))
for (const line of details) console.log(line)
