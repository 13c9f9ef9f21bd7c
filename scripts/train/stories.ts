/**
 * Fits the labels of a story's sentences and writes them to `src/content/models/story-sentences.json`. A process of its
 * own, since what `main.ts` fits reads stories with this model.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readGraded } from './graded'
import { fitStorySentences, labelledStories } from './story-sentences'

const fitting = readGraded().filter(({ half }) => half === 'fit')
const model = fitStorySentences(labelledStories(fitting))
writeFileSync(path.join('src', 'content', 'models', 'story-sentences.json'), `${JSON.stringify(model, null, 2)}\n`)
