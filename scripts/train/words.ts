/**
 * The first step of `npm run train`: statistics over texts that later models use, which are word order and the topic
 * weights of words.
 */
import { readGraded } from './graded'
import { publicSetsOrEnd } from './public-sets'
import { wholeBank } from './questions'
import { writeTopicWords } from './topic-words'
import { fitWordOrder, writeWordOrder } from './word-order'

/** Weight of pupils' short answers, which are less typical of fluent language than whole answers. */
const WEIGHT_OF_PUPILS = 0.5

const publicAnswers = publicSetsOrEnd()
writeWordOrder(
  fitWordOrder([
    ...readGraded()
      .filter(({ half }) => half === 'fit')
      .map(({ answer }) => ({ text: answer, weight: 1 })),
    ...publicAnswers
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ answer, set }) => ({ text: answer, weight: set === 'scientsbank' ? WEIGHT_OF_PUPILS : 1 })),
  ]),
)
writeTopicWords(wholeBank())
