import { expect, it } from 'vitest'
import { expectedDuration } from '@/domain/interview/expectations'

it.each([
  [5, '15 to 30 minutes'],
  [20, '1 to 2 hours'],
  [30, '1½ to 3 hours'],
])('%i questions take %s', (count, text) => expect(expectedDuration(count)).toBe(text))
