import { describe, expect, it } from 'vitest'
import { addLine, blanksIn, rewriteLine } from '@/domain/cv-review/rewrite-line'

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

describe('a new line', () => {
  it('goes below the last line that the text still has, with its list mark', () => {
    expect(
      addLine('Acme\n  • Kept files\n  • Sold cars.\nEducation', ['Kept files', 'Sold cars'], 'Cut $& costs'),
    ).toBe('Acme\n  • Kept files\n  • Sold cars.\n  • Cut $& costs\nEducation')
    expect(addLine('- Kept files\n- Washed cars', ['Kept files', 'Sold cars'], 'Cut costs')).toBe(
      '- Kept files\n- Cut costs\n- Washed cars',
    )
  })

  it('is found in the text as the review read it, and is put at the end of the text', () => {
    expect(addLine('Kept re-\ncords', ['Kept records'], 'Sorted them')).toBe('Kept records\nSorted them')
  })

  it('stands on a row of its own in a text that has lost its line breaks', () => {
    const rest = 'University of Ibadan, Statistics. '.repeat(9).trim()
    expect(addLine(`Acme: Kept files. ${rest}`, ['Kept files'], 'Cut costs')).toBe(
      `Acme: Kept files.\nCut costs\n ${rest}`,
    )
  })

  it('is none where the text has none of the lines', () => {
    expect(addLine('• Filed 40 cases', ['Kept files'], 'Filed')).toBeNull()
    expect(addLine('• Filed 40 cases', [], 'Filed')).toBeNull()
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
