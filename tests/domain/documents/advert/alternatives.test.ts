import { expect, it } from 'vitest'
import { alternativesIn } from '@/domain/documents/advert/alternatives'
import { withMissedAlternatives } from '@/domain/documents/advert/missed-alternatives'

/** The numbers of the names in a sentence. */
function numbersOf(sentence: string, ...names: string[]): (number | null)[] {
  const spans = names.map((name) => {
    const start = sentence.indexOf(name)
    const kind = /years/.test(name)
      ? 'years'
      : /degree/.test(name)
        ? 'degree'
        : name === 'ACCA'
          ? 'certificate'
          : 'tool'
    return { start, end: start + name.length, kind } as const
  })
  return alternativesIn(sentence, spans)
}

it.each([
  ['Kafka or RabbitMQ', ['Kafka', 'RabbitMQ'], [0, 0]],
  ['HTML/CSS and Go', ['HTML', 'CSS', 'Go'], [0, 0, null]],
  ['Java, Kotlin or Scala', ['Java', 'Kotlin', 'Scala'], [1, 1, 1]],
  ['Excel / Sage / Xero', ['Excel', 'Sage', 'Xero'], [0, 0, 0]],
  ['SQL and Amplitude or Mixpanel', ['SQL', 'Amplitude', 'Mixpanel'], [null, 1, 1]],
  ['SQL, Amplitude or Mixpanel, Excel', ['SQL', 'Amplitude', 'Mixpanel', 'Excel'], [null, 1, 1, null]],
  ['React and Redux, Zustand or similar', ['React', 'Redux', 'Zustand'], [null, 2, 2]],
  ['Dovetail or a similar tool', ['Dovetail'], [null]],
  ['5 years of experience, Java or Kotlin', ['5 years of experience', 'Java', 'Kotlin'], [null, 1, 1]],
  ['3 years of C#/.NET', ['3 years of C#', '.NET'], [null, null]],
  ['a degree or 5 years of experience', ['a degree', '5 years of experience'], [0, 0]],
  ['a degree or ACCA', ['a degree', 'ACCA'], [0, 0]],
  ['Kafka or any other message broker', ['Kafka', 'message broker'], [0, 0]],
  ['Kafka, NATS or other message brokers', ['Kafka', 'NATS', 'message brokers'], [1, 1, 1]],
  ['Kafka or any other, and Go', ['Kafka', 'Go'], [null, null]],
  ['CIPD or above and a first degree', ['CIPD', 'a first degree'], [null, null]],
  ['SQL, Python and Go', ['SQL', 'Python', 'Go'], [null, null, null]],
] as const)('in "%s"', (sentence, names, numbers) => {
  expect(numbersOf(sentence, ...names)).toEqual(numbers)
})

it.each([
  ['experience with consumer credit or payments in Africa', 'consumer credit', ['consumer credit', 'payments']],
  ['a background in fintech or telecoms is a plus', 'fintech', ['fintech', 'telecoms']],
  ['skills in lending or card payments', 'lending', ['lending', 'card payments']],
  ['experience in mining or heavy industry', 'heavy industry', ['mining', 'heavy industry']],
  ['experience with payroll or similar', 'payroll', ['payroll']],
  ['send your portfolio or dont apply', 'portfolio', ['portfolio']],
  ['Clean as you go or Sue will have words', 'Clean as you go', ['Clean as you go']],
  ['able to train or coach staff', 'train', ['train']],
] as const)('finds the other one in "%s"', (sentence, found, all) => {
  const start = sentence.indexOf(found)
  const spans = withMissedAlternatives(sentence, [{ start, end: start + found.length, kind: 'skill' }])
  expect(spans.map((span) => sentence.slice(span.start, span.end))).toEqual(all)
})
