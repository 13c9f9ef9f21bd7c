import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ContentError } from '@/content/content-error'
import { allOpeners, OPENERS_FILE, type Opener, openersFor, parseOpeners } from '@/content/openers'
import { followedId } from '@/domain/interview/follow-up'
import type { KeyPoint } from '@/domain/interview/question'
import { familyOf, ROLE_FAMILIES } from '@/domain/interview/role-groups'
import { ROLES } from '@/domain/interview/roles'

const wordCount = (text: string) => text.trim().split(/\s+/).length
const idsWhere = (isAtFault: (opener: Opener) => boolean) =>
  allOpeners()
    .filter(isAtFault)
    .map(({ id }) => id)
const placesOf = (place: Opener['place']) => allOpeners().filter((opener) => opener.place === place)

describe('the openers', () => {
  it('begin with the most common opening question', () => {
    expect(placesOf('opening')[0]?.id).toBe('openers.tell-me-about-yourself')
  })

  it('have unique ids, none with the ending of a follow-up question', () => {
    const ids = allOpeners().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith('openers.') || followedId(id) !== null)).toEqual([])
  })

  it('are enough for several interviews with different openings and closings', () => {
    expect(placesOf('opening').length).toBeGreaterThanOrEqual(5)
    expect(placesOf('closing').length).toBeGreaterThanOrEqual(5)
  })

  it('have a model answer for each family of roles, of 80 to 200 words', () => {
    expect(
      idsWhere(({ modelAnswers }) => Object.keys(modelAnswers).sort().join() !== [...ROLE_FAMILIES].sort().join()),
    ).toEqual([])
    const lengths = allOpeners().flatMap(({ id, modelAnswers }) =>
      Object.entries(modelAnswers).map(([family, text]) => ({ of: `${id}, ${family}`, words: wordCount(text) })),
    )
    expect(lengths.filter(({ words }) => words < 80 || words > 200)).toEqual([])
  })

  it('have no model answer twice', () => {
    const texts = allOpeners().flatMap(({ modelAnswers }) => Object.values(modelAnswers))
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('give each key point wordings and common mistakes, all different, and most where no story is asked for', () => {
    const areFew = ({ says = [], against = [] }: KeyPoint, least: readonly [number, number]) =>
      says.length < least[0] || against.length < least[1]
    expect(
      idsWhere(({ keyPoints, followUpPoints, category }) => {
        const least = category === 'behavioral' ? ([3, 3] as const) : ([12, 9] as const)
        return (
          keyPoints.some((point) => areFew(point, least)) ||
          followUpPoints.some((point) => areFew(point, [3, 3])) ||
          [...keyPoints, ...followUpPoints].some(({ text, says = [], against = [] }) => {
            const all = [text, ...says, ...against].map((sentence) => sentence.toLowerCase())
            return new Set(all).size !== all.length
          })
        )
      }),
    ).toEqual([])
  })

  it('speak to the candidate in each key point, two to four of them essential', () => {
    expect(idsWhere(({ keyPoints }) => keyPoints.some(({ text }) => !/\byou(?:r|rself)?\b/i.test(text)))).toEqual([])
    const essential = ({ keyPoints }: Opener) => keyPoints.filter(({ weight }) => weight === 'essential').length
    expect(idsWhere((opener) => essential(opener) < 2 || essential(opener) > 4)).toEqual([])
  })
})

describe.each(ROLES)('the openers for %s', (role) => {
  it('are all openers, each with the model answer of the family of the role', () => {
    const family = familyOf(role)
    expect(openersFor(role).map(({ id, modelAnswer }) => [id, modelAnswer])).toEqual(
      allOpeners().map(({ id, modelAnswers }) => [id, modelAnswers[family]]),
    )
  })

  it('contain nothing for other families', () => {
    for (const opener of openersFor(role)) {
      expect(opener).not.toHaveProperty('modelAnswers')
      expect(opener).not.toHaveProperty('guide')
    }
  })
})

describe('a file with a fault', () => {
  const text = readFileSync(OPENERS_FILE, 'utf8')
  const faultOf = (changed: string) => {
    expect(changed).not.toBe(text)
    try {
      parseOpeners(changed)
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      return (error as ContentError).message
    }
  }

  it.each([
    ['a family without a model answer', text.replace(/^ {6}engineering:.*\n(?: {8}.*\n)*/m, ''), /modelAnswers/],
    ['a family that there is not', text.replace('      engineering:', '      astronauts:'), /modelAnswers/],
    ['a place that there is not', text.replace('place: opening', 'place: middle'), /place/],
    [
      'a region, which no opener has',
      text.replace('    place: opening', '    region: ng\n    place: opening'),
      /region/,
    ],
  ])('of %s is reported with the file and the line', (_what, changed, fault) => {
    const message = faultOf(changed)
    expect(message).toMatch(/^openers\.yaml:\d+: questions\.0/)
    expect(message).toMatch(fault)
  })
})
