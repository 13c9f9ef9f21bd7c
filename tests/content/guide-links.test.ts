import { describe, expect, it } from 'vitest'
import { guideLink, guideLinks } from '@/content/guide-links'
import { allGuides } from '@/content/guides'
import { openersFor } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { parseMarkup } from '@/domain/guides/markup'
import { plainText } from '@/domain/guides/outline'
import { renderMarkup } from '@/domain/guides/render-markup'
import { ROLES, type Role } from '@/domain/interview/roles'

const guideOf = (role: Role) => allGuides().find((guide) => guide.role === role)
const blocksOf = (role: Role) => parseMarkup(guideOf(role)?.content ?? '')
const headingsOf = (role: Role) =>
  blocksOf(role).flatMap((block) => (block.kind === 'heading' ? [plainText(block.content)] : []))
const linksOf = (role: Role) => Object.entries(guideLinks()[role] ?? {})
const idOf = (role: Role, id: string) => (/^(?:shared|openers)\./.test(id) ? id : `${role}.${id}`)

describe.each(ROLES)('the links to the guide for %s', (role) => {
  it('exist', () => {
    expect(linksOf(role).length).toBeGreaterThan(0)
  })

  it('come from questions that are asked in this role', () => {
    const asked = new Set([...questionsFor(role), ...openersFor(role)].map(({ id }) => id))
    expect(linksOf(role).filter(([id]) => !asked.has(idOf(role, id)))).toEqual([])
  })

  it('name existing headings of the guide, verbatim', () => {
    const headings = headingsOf(role)
    expect(linksOf(role).filter(([, heading]) => !headings.includes(heading))).toEqual([])
  })

  it('lead to exactly one place of the rendered guide', () => {
    const html = renderMarkup(blocksOf(role)).join('')
    const astray = linksOf(role).filter(([id]) => {
      const link = guideLink(idOf(role, id), role)
      return link?.slug !== guideOf(role)?.slug || html.split(` id="${link?.fragment}"`).length !== 2
    })
    expect(astray).toEqual([])
  })
})

describe('a link to a guide', () => {
  it('shows the heading without its number', () => {
    expect(guideLink('accountant.close-in-five-days', 'accountant')).toEqual({
      slug: 'accountant',
      heading: 'How do you close a month?',
      fragment: '1-how-do-you-close-a-month',
    })
  })

  it('from a question that all roles share leads to the guide of the role', () => {
    const id = 'shared.goal-you-did-not-reach'
    const found = ROLES.filter((role) => guideLink(id, role))
    expect(found.length).toBeGreaterThan(1)
    for (const role of found) {
      expect(guideLink(id, role)?.slug).toBe(role)
      expect(headingsOf(role).some((heading) => heading.endsWith(guideLink(id, role)?.heading ?? '-'))).toBe(true)
    }
  })

  it('is missing for a question that the guide does not explain, or of another role', () => {
    expect(guideLink('accountant.no-such-question', 'accountant')).toBeNull()
    expect(guideLink('personal.0123456789abcdef', 'accountant')).toBeNull()
    expect(guideLink('accountant.close-in-five-days', 'civil-engineer')).toBeNull()
  })
})
