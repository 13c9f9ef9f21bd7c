/** The common structure of all guides. */
import { type Block, type Inline, parseMarkup } from './markup'

/** Headings of level 2, in order. */
export const GUIDE_PARTS = [
  'How interviews for this role run today',
  'What is tested, and how',
  'Ten questions, answered twice',
  'What to bring, and what to ask',
  'A test, worked through',
  'If you are a graduate or changing trade',
  'Red flags',
  'Salary talk',
  'Your plan for the last week',
] as const

/** Slug of the page on common questions, which has no role. */
export const EVERYONE_GUIDE = 'questions-everyone-gets'

/** Number of worked questions in a guide. */
export const GUIDE_QUESTIONS = 10

/** A question of a guide with its answers at two levels of quality. */
export type GuideQuestion = { question: string; weaker: string; stronger: string; reason: string }

/** The text of a line without its markup. */
export const plainText = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')
const NUMBER = /^\d+\.\s+/
const LABELS = { weaker: /^Weaker:\s*/, stronger: /^Stronger:\s*/, reason: /^Why it wins:\s*/ } as const

/**
 * The worked questions in a guide's text, in order: a numbered heading of level 3, an item with a cross mark that
 * begins 'Weaker:', an item with a check mark that begins 'Stronger:', and a paragraph that begins 'Why it wins:'. A
 * missing part is an empty string.
 */
export function guideQuestions(content: string): GuideQuestion[] {
  const questions: GuideQuestion[] = []
  for (const block of parseMarkup(content)) {
    if (block.kind === 'heading') {
      const text = plainText(block.content)
      if (block.level === 3 && NUMBER.test(text)) {
        questions.push({ question: text.replace(NUMBER, ''), weaker: '', stronger: '', reason: '' })
      }
      continue
    }
    const last = questions.at(-1)
    if (last) for (const text of textsOf(block)) place(last, text)
  }
  return questions
}

function textsOf(block: Exclude<Block, { kind: 'heading' }>): string[] {
  if (block.kind === 'code') return []
  return block.kind === 'list' ? block.items.map(({ content }) => plainText(content)) : [plainText(block.content)]
}

function place(question: GuideQuestion, text: string): void {
  for (const part of ['weaker', 'stronger', 'reason'] as const) {
    if (LABELS[part].test(text)) question[part] ||= text.replace(LABELS[part], '')
  }
}

/** Structural errors in a guide's text; line numbers are zero-based. */
export function guideFaults(content: string): { line: number; fault: string }[] {
  const lines = content.split(/\r?\n/)
  const headings = lines.flatMap((text, line) => (text.startsWith('## ') ? [{ line, text: text.slice(3).trim() }] : []))
  const misplaced = GUIDE_PARTS.findIndex((part, index) => headings[index]?.text !== part)
  if (misplaced >= 0 || headings.length !== GUIDE_PARTS.length) {
    const place = misplaced >= 0 ? misplaced : GUIDE_PARTS.length
    const expected = GUIDE_PARTS[place]
    return [
      {
        line: headings[place]?.line ?? lines.length - 1,
        fault: expected ? `the heading '## ${expected}' must stand here` : 'a heading too many',
      },
    ]
  }
  const questions = guideQuestions(content)
  const lineOf = ({ question }: GuideQuestion) => lines.findIndex((text) => text.endsWith(question))
  const faults = questions.flatMap((question) =>
    (['weaker', 'stronger', 'reason'] as const)
      .filter((part) => question[part] === '')
      .map((part) => ({ line: lineOf(question), fault: `the question has no '${NAMES[part]}'` })),
  )
  if (questions.length !== GUIDE_QUESTIONS) {
    faults.push({
      line: headings[2]?.line ?? 0,
      fault: `${GUIDE_QUESTIONS} questions must stand here, not ${questions.length}`,
    })
  }
  return faults
}

const NAMES = { weaker: '❌ **Weaker:**', stronger: '✅ **Stronger:**', reason: '**Why it wins:**' } as const

/** The URL fragment of a heading: its words in lower case, joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The URL fragment of the worked test in every guide. */
export const WORKED_TEST = headingId('A test, worked through' satisfies (typeof GUIDE_PARTS)[number])
