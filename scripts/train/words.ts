/** The first step of `npm run train`: what is counted in texts, which classes of words follow one another and which words
 * many questions use; what is fitted afterwards reads it. */
import path from 'node:path'
import { readGraded } from './graded'
import { readPublicSets } from './public-sets'
import { wholeBank } from './questions'
import { writeTopicWords } from './topic-words'
import { fitWordOrder, writeWordOrder } from './word-order'

/** Pupils' answers of a few words say less about speech than whole answers do. */
const WEIGHT_OF_PUPILS = 0.5

const folder = process.argv[2] ?? path.join('..', 'shared', 'data')
writeWordOrder(
  fitWordOrder([
    ...readGraded()
      .filter(({ half }) => half === 'fit')
      .map(({ answer }) => ({ text: answer, weight: 1 })),
    ...readPublicSets(folder)
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ answer, set }) => ({ text: answer, weight: set === 'scientsbank' ? WEIGHT_OF_PUPILS : 1 })),
  ]),
)
writeTopicWords(wholeBank())
