import { describe, expect, it } from 'vitest'
import { categoryName } from '@/domain/interview/category-names'

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
