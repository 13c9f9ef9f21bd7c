/**
 * Every sentence that the coach can say about an answer, each with the detector that licenses it. A sentence that asserts
 * something needs a detector of measured precision (`src/content/models/detectors.json`); what is not sure is asked.
 */
export type Asserts =
  /** Something stands in the answer. */
  | 'presence'
  /** Something does not stand there. */
  | 'absence'
  /** Nothing: a question, or advice. */
  | 'nothing'

export const DETECTORS = ['point-quote', 'result', 'own-step', 'word-count'] as const
export type Detector = (typeof DETECTORS)[number]

type Words = { quote: string; point: string; count: string }
export type Statement = { asserts: Asserts; detector: Detector | null; say: (words: Words) => string }

export const STATEMENTS = {
  pointMet: {
    asserts: 'presence',
    detector: 'point-quote',
    say: ({ quote, point }) => `“${quote}” makes this point: “${point}”`,
  },
  resultFound: {
    asserts: 'presence',
    detector: 'result',
    say: ({ quote }) => `You say what came of it: “${quote}”`,
  },
  ownStep: {
    asserts: 'presence',
    detector: 'own-step',
    say: ({ quote }) => `This is a step of your own: “${quote}”`,
  },
  pointPartly: {
    asserts: 'nothing',
    detector: null,
    say: ({ quote, point }) => `Does “${quote}” say this in full? “${point}”`,
  },
  pointMissing: {
    asserts: 'nothing',
    detector: null,
    say: ({ point }) => `Did you say this? If not, add a sentence: “${point}”`,
  },
  pointToCheck: {
    asserts: 'nothing',
    detector: null,
    say: ({ quote, point }) => `Check what you say here: “${quote}” What is looked for: “${point}”`,
  },
  askResult: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Did you say what came of it? If yes, put the figure into one sentence at the end.',
  },
  askSetting: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Does your first sentence say where and when it was? If not, put it there.',
  },
  askOwnStep: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Which step was yours alone? Tell it with “I” and what you did.',
  },
  askDetail: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Take one real case and name it: when it was, who was there, how much or how many.',
  },
  askStep: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Say the steps in the order in which you would take them, with a reason for the first.',
  },
  tooShort: {
    asserts: 'presence',
    detector: 'word-count',
    say: ({ count }) => `This answer has ${count}. In an interview, one to two minutes of speech is 130 to 260 words.`,
  },
  practiseAloud: {
    asserts: 'nothing',
    detector: null,
    say: () => 'Now say it aloud in under two minutes, with the main point first.',
  },
} as const satisfies Record<string, Statement>

export type StatementName = keyof typeof STATEMENTS

/** A statement's sentence with its words filled in; quotes are shortened and points lose their full stop inside marks. */
export function say(name: StatementName, words: Partial<Words> = {}): string {
  const sentence: Statement['say'] = STATEMENTS[name].say
  const { quote = '', point = '', count = '' } = words
  return sentence({ quote: shortened(quote), point, count })
}

const LONGEST_QUOTE = 90

function shortened(quote: string): string {
  const flat = quote.replace(/\s+/gu, ' ')
  if (flat.length <= LONGEST_QUOTE) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', LONGEST_QUOTE - 4))} …`
}
