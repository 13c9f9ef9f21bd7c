import { describe, expect, it } from 'vitest'
import { blanksIn, rewriteLine } from '@/domain/cv-review/rewrite-line'

describe('a line in other words', () => {
  it('takes the place of the first such line', () => {
    expect(rewriteLine('• Kept files\n• Kept files', 'Kept files', 'Filed $& 40 cases')).toBe(
      '• Filed $& 40 cases\n• Kept files',
    )
  })

  it('is found in the text as the review read it', () => {
    expect(rewriteLine('• Kept re-\ncords', 'Kept records', 'Sorted records')).toBe('• Sorted records')
  })

  it('is none where the CV no longer has the line', () => {
    expect(rewriteLine('• Filed 40 cases', 'Kept files', 'Filed')).toBeNull()
  })
})

describe('the blanks', () => {
  it('are what stands in square brackets, each once', () => {
    expect(blanksIn('• Kept [how many] files, [what came of it]\n• Sold [how many] cars [')).toEqual([
      '[how many]',
      '[what came of it]',
    ])
    expect(blanksIn('Plain text')).toEqual([])
  })
})
