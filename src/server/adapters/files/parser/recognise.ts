/**
 * Recognises text in pictures with tesseract.js. Its program and its language stand in node_modules; nothing is
 * fetched.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'

/** English as the newer engine alone reads it; the package has a second, larger set with the older engine. */
const LANGUAGE_FOLDER = '4.0.0_best_int'

/** @returns a function from a picture to its lines of text; the thread behind it ends with the process */
export async function startRecognition(): Promise<(picture: Buffer) => Promise<string>> {
  const require = createRequire(import.meta.url)
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), LANGUAGE_FOLDER),
    gzip: true,
    // Would write the language into the folder that the server was started in.
    cacheMethod: 'none',
    // Faults arrive as rejections; without this they would be thrown a second time, past everybody.
    errorHandler: () => {},
  })
  // Finds columns; the default takes the page for a single block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  // Not turned upright beforehand (`rotateAuto`): lines that lean by two degrees are read better without.
  return async (picture) => (await worker.recognize(picture)).data.text
}
