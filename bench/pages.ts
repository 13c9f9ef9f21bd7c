/**
 * `npm run bench -- pages [paths]`: script sizes of each page with their goals, then Lighthouse scores of the public
 * pages on its simulated phone: the median of five runs. Other load lowers the scores, so the load average is printed
 * with each.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import process from 'node:process'
import { findBrowser } from '../scripts/find-browser.mjs'
import { createPlace, startServer } from '../tests/helpers/server-process'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5)

/** Least performance score per page; the other categories must score 100. */
const GOALS: Record<string, number> = {
  '/': 97,
  '/guides': 97,
  '/guides/accountant': 97,
  '/how-we-score': 97,
  '/privacy': 97,
  '/pricing': 95,
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items: Record<string, unknown>[] } }>
}
type Figures = Record<string, number>

function measure(url: string, browser: string): Figures {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-quic'],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 << 20, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(-2000)}`)
  const { categories, audits }: Report = JSON.parse(stdout)
  const scripts = (audits['network-requests']?.details?.items ?? []).filter((item) => item.resourceType === 'Script')
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])),
    script: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const chosen = process.argv.slice(2)
const browser = await findBrowser()
spawnSync('node', ['scripts/page-weights.mjs'], { stdio: 'inherit' })
const place = await createPlace()
const server = await startServer(place.env)
try {
  console.log(`\nLighthouse on a simulated phone, medians of ${RUNS}; times in ms, scripts in kB with their headers`)
  console.log('  page                   perf  goal  a11y  practices  SEO    FCP    LCP   TBT    CLS  script  load')
  for (const page of chosen.length > 0 ? chosen : Object.keys(GOALS)) {
    const runs = Array.from({ length: RUNS }, () => measure(server.url + page, browser))
    const of = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN))
    const goal = GOALS[page] ?? 0
    const isMet =
      of('performance') >= goal && CATEGORIES.slice(1).every((name) => of(name) === 100) && of('CLS') < 0.0005
    const cells = [
      String(of('performance')).padStart(5),
      String(goal).padStart(6),
      String(of('accessibility')).padStart(6),
      String(of('best-practices')).padStart(11),
      String(of('seo')).padStart(5),
      of('FCP').toFixed(0).padStart(7),
      of('LCP').toFixed(0).padStart(7),
      of('TBT').toFixed(0).padStart(6),
      of('CLS').toFixed(3).padStart(7),
      of('script').toFixed(1).padStart(8),
      (loadavg()[0] ?? 0).toFixed(1).padStart(6),
    ]
    const all = runs.map((run) => run.performance).join(' ')
    console.log(`  ${page.padEnd(22)}${cells.join('')}${isMet ? '' : '   MISSED'}   (${all})`)
  }
} finally {
  await server.stop()
  await place.remove()
}
