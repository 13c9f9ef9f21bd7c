/**
 * Fits the local evaluator on human grades and writes `src/domain/evaluation/calibration-coefficients.ts`.
 *
 *   npx tsx scripts/calibrate.ts [folder of the graded data, default ../shared/data]
 */
import { writeFileSync } from 'node:fs'
import type { Coefficients, Line, Widths } from '@/domain/evaluation/calibration'
import { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { MATCH_FEATURES } from '@/domain/evaluation/match-features'
import { dataFolder, readGraded } from './calibrate-data'
import { fitCoefficients, foldsOf, measure } from './calibrate-fit'
import { scoreHeldOut } from './calibrate-score'
import { misplace } from './calibrate-topic'
import { widthsOf } from './calibrate-widths'

const FILE = 'src/domain/evaluation/calibration-coefficients.ts'
const FOLDS = 8

const graded = readGraded(dataFolder(process.argv[2]))
const rows = measure(graded, new LocalEvaluator())
const misplaced = misplace(graded, new LocalEvaluator())
const heldOut = foldsOf(rows, misplaced, FOLDS, 1).flatMap((fold) => scoreHeldOut(rows, fold))

writeFileSync(FILE, source(fitCoefficients(rows, misplaced), widthsOf(heldOut)))
console.log(`${FILE}: fitted on ${rows.filter((row) => row.features).length} graded answers`)

function source({ short, long, topic, praise }: Coefficients, { bands, pooled }: Widths): string {
  const line = ({ weights, constant }: Line) =>
    `{
    weights: [${weights.map((weight) => Number(weight.toFixed(4))).join(', ')}],
    constant: ${Number(constant.toFixed(4))},
  }`
  return `/** Made by \`npx tsx scripts/calibrate.ts\` from human grades; see that script. Do not edit by hand. */

export const COEFFICIENTS = {
  /** In the order of MATCH_FEATURES: ${MATCH_FEATURES.join(', ')}. */
  short: ${line(short)},
  long: ${line(long)},
  /** In the order of \`topicMeasures\`. */
  topic: ${line(topic)},
  praise: { short: ${praise.short}, long: ${praise.long} },
}

export const WIDTHS = {
  /** Around a score of up to \`upTo\`, four in five held-out human grades lie this far below and above, in points. */
  bands: [
${bands.map(({ upTo, below, above }) => `    { upTo: ${upTo}, below: ${below}, above: ${above} },`).join('\n')}
  ],
  /** The same over all scores. */
  pooled: { below: ${pooled.below}, above: ${pooled.above} },
}
`
}
