import { describe, expect, it } from 'vitest'
import { ContentError } from '@/content/content-error'
import { allGuides, parseGuide } from '@/content/guides'
import { guideQuestions } from '@/domain/guides/outline'
import { ROLES } from '@/domain/interview/roles'

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
/** Prose only, without headings and code. */
const sentencesOf = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '\n\n')
    .replace(/^(?:#+ .*|---)$/gm, '')
    .split(/(?<=[.?!])\s+|\n{2,}|\n(?=- )/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
const guideOf = (role: string) => allGuides().find((guide) => guide.role === role)

it('every role has one guide, in the order of the roles', () => {
  expect(allGuides().map(({ slug }) => slug)).toEqual(ROLES)
})

describe.each(ROLES)('the guide for %s', (role) => {
  it('has 1,800 to 3,000 words', () => {
    const count = wordsOf(guideOf(role)?.content ?? '').length
    expect(count).toBeGreaterThanOrEqual(1800)
    expect(count).toBeLessThanOrEqual(3000)
  })

  it('answers ten questions twice, the stronger answer being the fuller one', () => {
    const questions = guideQuestions(guideOf(role)?.content ?? '')
    expect(questions).toHaveLength(10)
    expect(questions.filter(({ weaker, stronger }) => wordsOf(stronger).length <= wordsOf(weaker).length)).toEqual([])
  })

  it('has a date, and a replaceable year in its title', () => {
    const guide = guideOf(role)
    expect(guide?.title).toMatch(/\b\d{4}\b/)
    expect(guide?.updatedDate.getTime()).toBeGreaterThanOrEqual(guide?.publishedDate.getTime() ?? Number.NaN)
  })

  it('is readable: at most 16 words a sentence on average, and no sentence of 40 or more', () => {
    const lengths = sentencesOf(guideOf(role)?.content ?? '').map((sentence) => wordsOf(sentence).length)
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(16)
    expect(lengths.filter((length) => length >= 40)).toEqual([])
  })
})

it('no two guides share a sentence', () => {
  const owners = new Map<string, string[]>()
  for (const { slug, content } of allGuides()) {
    for (const sentence of new Set(sentencesOf(content).map((text) => text.toLowerCase()))) {
      if (wordsOf(sentence).length >= 6) owners.set(sentence, [...(owners.get(sentence) ?? []), slug])
    }
  }
  expect([...owners].filter(([, slugs]) => slugs.length > 1)).toEqual([])
})

describe('a guide with a fault', () => {
  const front = (change = '') =>
    `---\nrole: accountant\ntitle: Accountant Interview Guide 2026\nexcerpt: How interviews for accountants run and what a good answer has.\npublished: 2026-11-21\nupdated: 2026-11-21\n${change}---\n`
  const body = guideOf('accountant')?.content ?? ''
  const faultOf = (text: string) => {
    try {
      parseGuide(text, 'accountant.md')
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      return (error as ContentError).message
    }
  }

  it('is not reported for a valid file', () => {
    expect(faultOf(`${front()}\n${body}\n`)).toBeNull()
  })

  it.each([
    ['no front matter', body, /^accountant\.md:1: /],
    ['an unknown field', `${front('author: me\n')}\n${body}`, /^accountant\.md:\d: /],
    [
      'a role that does not exist',
      `${front().replace('accountant', 'astronaut')}\n${body}`,
      /^accountant\.md:2: role: /,
    ],
    ['a part missing', `${front()}\n${body.replace('## Red flags', 'Red flags')}`, /:\d+: the heading '## Red flags'/],
    ['a part too many', `${front()}\n${body}\n\n## More`, /:\d+: a heading too many/],
    ['a question missing', `${front()}\n${body.replace(/^### 4\..*$/m, '')}`, /10 questions must stand here, not 9/],
    [
      'a question without its reason',
      `${front()}\n${body.replace('**Why it wins:**', 'It wins:')}`,
      /:\d+: .*Why it wins/,
    ],
  ])('of %s is reported with the file and the line', (_what, text, message) => {
    expect(faultOf(text)).toMatch(message)
  })
})
