/**
 * `npm test`: all checks and tests, from a fresh clone. The last line is `N passed, N failed`.
 * - `npm test -- integration browser`: only those suites, without the static checks.
 * - `npm test -- browser/process browser/practice`: only these files of a suite.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findBrowser } from './find-browser.mjs'
import { generate, install } from './setup.mjs'

const chosen = process.argv.slice(2)
/** The folders of each suite's tests. */
const FOLDERS = {
  unit: ['domain', 'content', 'lib', 'features', 'scripts'],
  integration: ['api', 'rest', 'server'],
  browser: ['browser'],
}
const suites = new Set()
/** Filters of vitest: a test file runs if its path contains one of them. @type {string[]} */
const paths = []
for (const name of chosen.length > 0 ? chosen : Object.keys(FOLDERS)) {
  const [suite, file] = name.split('/')
  suites.add(suite)
  paths.push(...(file ? [`tests/${suite}/${file}.test.ts`] : FOLDERS[suite].map((folder) => `tests/${folder}/`)))
}
/** Checks as label and npm script: first those that need the build's output, then those that run beside the build. */
const checks = [
  [['Types', 'typecheck']],
  [
    ['Who imports whom', 'deps'],
    ['Spelling of the content', 'spelling'],
    ['Unused code', 'unused'],
    ['Lint and format', 'lint'],
  ],
]

install()
generate()

let passed = 0
/** Failures, repeated at the end of a long log. @type {string[]} */
const failures = []
/** Tests that passed only on a retry. @type {string[]} */
const retried = []
/** All tests with their duration in milliseconds. @type {{ name: string, ms: number }[]} */
const times = []
const SLOWEST = 10

const settings = (env = {}) => ({
  shell: process.platform === 'win32',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
})

const [afterBuild, besideBuild] = chosen.length === 0 ? checks : [[], []]
const building = built()
const afterwards = building.then((isBuilt) => isBuilt && checkInTurn(afterBuild))
const [isBuilt] = await Promise.all([building, checkInTurn(besideBuild), afterwards])
if (!isBuilt) {
  console.error('\nThe build failed.')
  process.exit(1)
}

// In one run, so that no processor is idle while a suite waits for its last file.
const report = path.join(mkdtempSync(path.join(tmpdir(), 'greenroom-report-')), 'tests.json')
const projects = [...suites].flatMap((suite) => ['--project', `${suite}*`])
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const env = suites.has('browser') ? { CHROMIUM_PATH: await findBrowser() } : {}
const command = ['vitest', 'run', ...projects, ...paths, ...reporters]
const isGreen = spawnSync('npx', command, { stdio: 'inherit', ...settings(env) }).status === 0
const { numPassedTests = 0, testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
passed += numPassedTests
const broken = testResults.flatMap(brokenOf)
// A run can also fail without a failed test, as when a file cannot be loaded.
failures.push(...(isGreen || broken.length > 0 ? broken : ['the tests broke without a failed one']))
for (const { name, assertionResults } of testResults) {
  for (const test of assertionResults) {
    const title = `${path.relative(process.cwd(), name)} > ${test.fullName}`
    times.push({ name: title, ms: test.duration ?? 0 })
    if (test.status === 'passed' && test.failureMessages.length > 0) {
      retried.push(`${title}: ${start(test.failureMessages.join('\n'))}`)
    }
  }
}

const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
if (slowest.length > 0) {
  console.log(`\nSlowest:\n${slowest.map(({ name, ms }) => `- ${(ms / 1000).toFixed(1)} s ${name}`).join('\n')}`)
}
if (retried.length > 0) console.log(`\nPassed at a further try:\n${retried.map((test) => `- ${test}`).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0

/** Builds in a child process, so that checks can run meanwhile. @returns whether the build succeeded */
async function built() {
  const building = spawn(process.execPath, ['scripts/build.mjs'], { ...settings(), stdio: 'inherit', shell: false })
  return (await new Promise((resolve) => building.once('close', resolve))) === 0
}

/** Runs the checks one after the other; each prints its output when it has ended. */
async function checkInTurn(each) {
  for (const [name, script] of each) {
    const check = spawn('npm', ['run', '--silent', script], settings())
    let output = ''
    check.stdout.on('data', (text) => (output += text))
    check.stderr.on('data', (text) => (output += text))
    const ok = await new Promise((resolve) => check.once('close', (code) => resolve(code === 0)))
    console.log(`\n${name} …\n${output}`)
    if (ok) passed += 1
    else failures.push(name)
  }
}

/** The failed tests of one file of the report, each with its path and the start of its message. */
function brokenOf({ name, message, status, assertionResults }) {
  const file = path.relative(process.cwd(), name)
  const failedTests = assertionResults.filter((test) => test.status === 'failed')
  if (failedTests.length === 0) return status === 'failed' ? [`${file}: ${start(message)}`] : []
  return failedTests.map((test) => `${file} > ${test.fullName}: ${start(test.failureMessages.join('\n'))}`)
}

function start(text) {
  return text.split('\n').slice(0, 6).join('\n  ').slice(0, 800)
}
