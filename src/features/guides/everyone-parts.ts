/** Arranges the questions of all roles in the parts and blocks of their page. */
import type { Block, Inline } from '@/domain/guides/markup'
import { ROLE_GROUPS, type RoleFamily } from '@/domain/interview/role-groups'

export type EveryoneQuestion = {
  text: string
  place: 'opening' | 'if-it-applies' | 'closing'
  /** Paragraphs, each on its own line. */
  guide: string
  keyPoints: readonly { text: string }[]
  commonMistake: string
  modelAnswers: Readonly<Record<RoleFamily, string>>
  whyItWorks: string
}

const PARTS = [
  {
    place: 'opening',
    title: 'At the beginning',
    lead: 'An interview starts with one or two of these, and your answers decide what they ask you next.',
  },
  {
    place: 'if-it-applies',
    title: 'If it applies to you',
    lead: 'You hear these only when something in your CV or in the advert gives rise to them.',
  },
  {
    place: 'closing',
    title: 'At the end',
    lead: 'Later they ask how you work with people, what you expect of the post, and what you want to know.',
  },
] as const

/** The non-empty parts of the page, each with its questions in editorial order. */
export const everyoneParts = <Q extends Pick<EveryoneQuestion, 'place'>>(questions: readonly Q[]) =>
  PARTS.map(({ place, ...part }) => ({
    ...part,
    questions: questions.filter((question) => question.place === place),
  })).filter((part) => part.questions.length > 0)

/** Literal text: its characters are not interpreted as markup. */
export const plain = (text: string): Inline => ({ text, bold: false })
export const bold = (text: string): Inline => ({ text, bold: true })
export const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content })

/** A question as an entry of the table of contents. */
export const contentsEntry = ({ text }: Pick<EveryoneQuestion, 'text'>): Block => ({
  kind: 'heading',
  level: 2,
  content: [plain(text)],
})

/** The text before the examples: the question, the advice, the points of a strong answer, the common mistake. */
export const questionBlocks = ({
  text,
  guide,
  keyPoints,
  commonMistake,
}: Pick<EveryoneQuestion, 'text' | 'guide' | 'keyPoints' | 'commonMistake'>): Block[] => [
  { kind: 'heading', level: 3, content: [plain(text)] },
  ...guide
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(plain(line.trim()))),
  paragraph(bold('What a strong answer has in it:')),
  { kind: 'list', items: keyPoints.map((point) => ({ mark: 'check', content: [plain(point.text)] })) },
  { kind: 'list', items: [{ mark: 'cross', content: [bold('The usual mistake:'), plain(` ${commonMistake}`)] }] },
]

/** One model answer for each family of roles, in the usual order of families. */
export const familyExamples = (modelAnswers: EveryoneQuestion['modelAnswers']) =>
  ROLE_GROUPS.map(({ family, name }) => ({ family, name, text: modelAnswers[family] }))
