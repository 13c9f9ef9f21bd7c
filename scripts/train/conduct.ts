/**
 * Fits the probability of misconduct and writes it to `src/content/models/conduct.json`. A process of its own, since
 * what `main.ts` fits reads stories with this model.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { conductAnswers, conductPairs } from './conduct-answers'
import { fitConduct } from './fit-conduct'
import { base64Of } from './hashed-classifier'
import { shortNumbers } from './short-numbers'

const { sentence, answer } = fitConduct(conductAnswers('fit'), conductPairs())
const model = { answer, sentence: { ...sentence, weights: base64Of(sentence.weights) } }
writeFileSync(path.join('src', 'content', 'models', 'conduct.json'), `${JSON.stringify(model, shortNumbers, 2)}\n`)
