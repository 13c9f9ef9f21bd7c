import { afterEach, expect, it, vi } from 'vitest'
import { removeAllStored } from '@/lib/remove-all-stored'

afterEach(() => vi.unstubAllGlobals())

it('forgets what the product keeps of a person, and neither the colour theme nor what others keep', () => {
  const kept: Record<string, string> = {
    'greenroom:cv-review-draft:u': '"My CV"',
    'greenroom:interview:i': '{}',
    theme: 'dark',
    other: '1',
  }
  const removeItem = (key: string) => {
    delete kept[key]
  }
  // The keys of the real one are its own properties, too.
  vi.stubGlobal('localStorage', Object.defineProperty(kept, 'removeItem', { value: removeItem, enumerable: false }))
  removeAllStored()
  expect(Object.keys(kept)).toEqual(['theme', 'other'])
})
