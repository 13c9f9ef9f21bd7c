/**
 * Prints how far scores agree with people, and writes the figures for the public page when asked to.
 *
 *   npm run accuracy [-- --write] [folder of the graded data, default ../shared/data]
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ACCURACY_FILE } from '@/content/accuracy'
import type { Accuracy, SetAccuracy } from '@/schemas/accuracy'
import { measureAccuracy } from './accuracy-figures'
import { dataFolder, GRADED_FILES } from './calibrate-data'

type Figure = { value: number; low: number; high: number }

function printSet(title: string, figures: SetAccuracy): void {
  const { answers, questions, pearson, spearman, rmse, constantRmse, falsePraise, likely, misplaced } = figures
  const line = (name: string, { value, low, high }: Figure, digits = 3, by = 1) => {
    const [v, l, h] = [value, low, high].map((number) => (by * number).toFixed(digits))
    console.log(`  ${name.padEnd(44)} ${v}   (${l} to ${h})`)
  }
  console.log(`\n${title}: ${answers} answers to ${questions} questions`)
  line('Pearson r', pearson)
  line('Spearman rho', spearman)
  line(`RMSE, of 5 (a constant: ${constantRmse.toFixed(3)})`, rmse)
  line(`false praise, % of the lowest ${falsePraise.answers}`, falsePraise, 1, 100)
  line(`grades inside the likely range, % (nominal ${100 * likely.nominal})`, likely, 1, 100)
  console.log(
    `  put to another question: ${misplaced.answers} answers, mean ${misplaced.mean.toFixed(1)}, ${(100 * misplaced.half).toFixed(1)} % score 50 or more, ${(100 * misplaced.praised).toFixed(1)} % ${falsePraise.from} or more`,
  )
}

function print({ folds, splits, sets }: Accuracy): void {
  console.log(
    `Held out by question, ${folds} folds, mean of ${splits} splits; in brackets 95 % over resampled questions.`,
  )
  console.log('Score / 20 against the human grade of 0 to 5, with no further calibration.')
  console.log('False praise: of the answers that people put in their lowest quarter, those that score 80 or more.')
  printSet('Mohler et al. 2011, data structures', sets.mohler)
  printSet('SAF (Filighera et al. 2022), networks, with empty submissions', sets.safWithEmpty)
  printSet('SAF without empty submissions', sets.saf)
}

const given = process.argv.slice(2)
const folder = dataFolder(given.find((argument) => !argument.startsWith('--')))
const missing = GRADED_FILES.filter((file) => !existsSync(path.join(folder, file)))

if (missing.length > 0) {
  console.error(
    `accuracy: ${missing.join(' and ')} not found in ${folder}; the graded answers are not part of this project, so name the folder that holds them: npm run accuracy -- FOLDER`,
  )
  process.exitCode = 1
} else {
  const figures = measureAccuracy(folder, new Date().toISOString().slice(0, 10))
  print(figures)
  if (given.includes('--write')) {
    writeFileSync(ACCURACY_FILE, `${JSON.stringify(figures, null, 2)}\n`)
    console.log(`\nWritten to ${ACCURACY_FILE}`)
  }
}
