import { expect, it } from 'vitest'
import { fnv1a } from '@/domain/hash'
import { questionId } from '@/domain/interview/question-id'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is that of the definition of FNV-1a', (text, hash) => expect(fnv1a(text)).toBe(hash))

it('the id of a question never changes, since interviews are stored with it', () => {
  expect(questionId('Tell me about Kubernetes.')).toBe('personal.141965c398338069')
})
