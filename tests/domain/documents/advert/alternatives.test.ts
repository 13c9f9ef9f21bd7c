import { expect, it } from 'vitest'
import { alternativesIn } from '@/domain/documents/advert/alternatives'

/** The numbers of the names in a sentence. */
function numbersOf(sentence: string, ...names: string[]): (number | null)[] {
  const spans = names.map((name) => ({ start: sentence.indexOf(name), end: sentence.indexOf(name) + name.length }))
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
  ['SQL, Python and Go', ['SQL', 'Python', 'Go'], [null, null, null]],
] as const)('in "%s"', (sentence, names, numbers) => {
  expect(numbersOf(sentence, ...names)).toEqual(numbers)
})
