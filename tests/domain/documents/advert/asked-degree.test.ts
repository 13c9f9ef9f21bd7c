import { describe, expect, it } from 'vitest'
import { degreeOf } from '@/domain/documents/advert/asked-degree'

describe('a required degree', () => {
  it.each([
    ["Master's degree in Economics", 4, ['Economics']],
    ["Bachelor's or Master's degree in Physics", 3, ['Physics']],
    ['A postgraduate qualification in management', 4, ['management']],
    ['A degree in Economics or a related field', 3, ['Economics']],
    ['a finance degree', 3, ['finance']],
    ['Engineering or law degree', 3, ['Engineering', 'law']],
    ['A relevant degree', 3, []],
    ["Bachelor's degree, GPA of 3.5 or higher", 3, []],
    ['Second-class upper degree in Accounting', 3, ['Accounting']],
    ['MBA', 4, ['business administration']],
    ['BCom Honours', 3, ['commerce']],
    ["Bachelor's degree from a university in Kenya", 3, []],
    ['B.Sc (Hons) Economics', 3, ['Economics']],
    ["Master's degree (in Economics)", 4, ['Economics']],
    ['degree: Computer Science', 3, ['Computer Science']],
    ['It is important that you have a degree', 3, []],
    ['an IT degree', 3, ['IT']],
    ["Bachelor's in Computer Science or MBA", 3, ['Computer Science', 'business administration']],
    ['A DEGREE IN ACCOUNTING OR FINANCE', 3, ['ACCOUNTING', 'FINANCE']],
    ['Bachelor of Science in Accounting or Finance', 3, ['Accounting', 'Finance']],
    ['Bachelor of Science degree in Nursing', 3, ['Nursing']],
    ['Bachelor of Commerce or Bachelor of Business Administration', 3, ['Commerce', 'Business Administration']],
  ])('%j has its level and its fields', (text, level, fields) => {
    expect(degreeOf(text)).toEqual({ level, fields })
  })
})
