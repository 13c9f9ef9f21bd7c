import { expect, it } from 'vitest'
import { alternativesIn } from '@/domain/documents/advert/alternatives'

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
