/** The page of common questions, built from the editors' texts. */

import escapeHtml from 'escape-html'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { headingId } from '@/domain/guides/outline'
import { ROLE_FAMILIES, ROLE_GROUPS } from '@/domain/interview/role-groups'
import { everyoneParts, familyExamples, questionBlocks } from '@/features/guides/everyone-parts'
import { EveryoneQuestion } from '@/features/guides/everyone-question'

describe('the parts', () => {
  it('contain every question once, by its place and in the editors’ order', () => {
    const parts = everyoneParts(allOpeners())
    expect(parts.map(({ title }) => title)).toEqual(['At the beginning', 'If it applies to you', 'At the end'])
    expect(parts.map(({ questions }) => [...new Set(questions.map(({ place }) => place))])).toEqual([
      ['opening'],
      ['if-it-applies'],
      ['closing'],
    ])
    const order = allOpeners().map(({ id }) => id)
    for (const { questions } of parts) {
      const places = questions.map(({ id }) => order.indexOf(id))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    expect(parts.flatMap(({ questions }) => questions)).toHaveLength(order.length)
  })

  it('are left out where no question is in them', () => {
    const parts = everyoneParts([{ place: 'closing' }, { place: 'opening' }])
    expect(parts.map(({ title }) => title)).toEqual(['At the beginning', 'At the end'])
  })

  it('have a URL fragment each, like their questions', () => {
    const parts = everyoneParts(allOpeners())
    const ids = parts.flatMap(({ title, questions }) => [title, ...questions.map(({ text }) => text)]).map(headingId)
    expect(ids).not.toContain('')
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a question', () => {
  const question = {
    text: 'Why us?',
    guide: 'First line.\n1. It is **no** list.\n\n',
    keyPoints: [{ text: 'You name a product.' }, { text: 'You say why.' }],
    commonMistake: 'Praise that fits any firm.',
  }

  it('has its advice in paragraphs, verbatim, its points and the common mistake', () => {
    const [heading, first, second, , points, mistake, ...rest] = questionBlocks(question)
    expect(heading).toEqual({ kind: 'heading', level: 3, content: [{ text: 'Why us?', bold: false }] })
    expect(first).toEqual({ kind: 'paragraph', content: [{ text: 'First line.', bold: false }] })
    expect(second).toEqual({ kind: 'paragraph', content: [{ text: '1. It is **no** list.', bold: false }] })
    expect(points).toEqual({
      kind: 'list',
      items: question.keyPoints.map(({ text }) => ({ mark: 'check', content: [{ text, bold: false }] })),
    })
    expect(mistake).toMatchObject({ kind: 'list', items: [{ mark: 'cross' }] })
    expect(JSON.stringify(mistake)).toContain('Praise that fits any firm.')
    expect(rest).toEqual([])
  })

  it("has an example for each family of roles, under the family's usual name", () => {
    const answers = Object.fromEntries(ROLE_FAMILIES.map((family) => [family, `Answer of ${family}`])) as never
    expect(familyExamples(answers)).toEqual(
      ROLE_GROUPS.map(({ family, name }) => ({ family, name, text: `Answer of ${family}` })),
    )
  })

  it.each(allOpeners().map((opener) => [opener.id, opener] as const))('%s is rendered completely', (_id, opener) => {
    const html = renderToStaticMarkup(createElement(EveryoneQuestion, { question: opener })).replaceAll(
      '&#x27;',
      '&#39;',
    )
    expect(html).toContain(`<h3 id="${headingId(opener.text)}">`)
    const texts = [
      ...opener.guide.split('\n'),
      ...opener.keyPoints.map(({ text }) => text),
      opener.commonMistake,
      ...Object.values(opener.modelAnswers),
      opener.whyItWorks,
    ]
    expect(texts.filter((text) => !html.includes(escapeHtml(text)))).toEqual([])
    expect(html.match(/<details /g)).toHaveLength(1)
    expect(html).not.toMatch(/<details [^>]*open/)
    expect(html.indexOf('never to copy')).toBeLessThan(html.indexOf('<details '))
  })
})
