/** OCR with tesseract.js. Its program and its language data are in node_modules; nothing is downloaded. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'

/** English data for the LSTM engine only; the package also has a larger set that includes the legacy engine. */
const LANGUAGE_FOLDER = '4.0.0_best_int'

/** @returns a function from an image file to its lines of text; its worker thread ends with the process */
export async function startRecognition(): Promise<(picture: Buffer) => Promise<string>> {
  const require = createRequire(import.meta.url)
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), LANGUAGE_FOLDER),
    gzip: true,
    // Caching would write the language data into the working directory.
    cacheMethod: 'none',
    // Errors arrive as rejections; without a handler tesseract.js also throws them, uncaught.
    errorHandler: () => {},
  })
  // Detects columns; the default treats the page as a single block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  // Without `rotateAuto`: lines tilted by two degrees are recognised better without it.
  return async (picture) => (await worker.recognize(picture)).data.text
}
