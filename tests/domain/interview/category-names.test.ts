import { describe, expect, it } from 'vitest'
import { categoryName, kindName } from '@/domain/interview/category-names'

describe('categoryName', () => {
  it('names the known categories and passes on the others', () => {
    expect(['technical', 'behavioral', 'situational', 'toString'].map(categoryName)).toEqual([
      'Technical',
      'Behavioral',
      'Situational',
      'toString',
    ])
  })
})

describe('kindName', () => {
  it('calls a question that opens or closes an interview general, unless it asks for a story', () => {
    expect(kindName({ id: 'openers.tell-me-about-yourself', category: 'situational' })).toBe('General')
    expect(kindName({ id: 'accountant.late-invoice.probe', category: 'situational' })).toBe('Follow-up')
    expect(kindName({ id: 'openers.a-conflict', category: 'behavioral' })).toBe('Behavioral')
    expect(kindName({ id: 'accountant.late-invoice', category: 'situational' })).toBe('Situational')
  })
})
