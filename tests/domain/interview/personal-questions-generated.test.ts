/** Properties of question sets generated from labelled adverts, CVs and evidence. People assess the wordings. */
import { describe, expect, it } from 'vitest'
import content from '@/content/language/question-frames.json'
import { type Frame, framesFor, type Group, pointNamed } from '@/domain/interview/personal-questions/frames'
import {
  generateQuestions,
  planQuestions,
  questionsOnRequirement,
} from '@/domain/interview/personal-questions/generate'
import type { QuestionInput } from '@/domain/interview/personal-questions/input'
import { longestRun } from '@/domain/interview/personal-questions/shorten'
import { categoryCounts } from '@/domain/interview/pick-questions'
import type { InterviewQuestion } from '@/domain/interview/question'
import { tokensOf } from '@/domain/text/tokens'
import { labelledInputs } from '../../helpers/labelled-questions'

const PAIRS = labelledInputs('fit')
/** Reasons of the questions on the role, on a job of the CV and on the employer, which may be several each. */
const TITLES = /is advertised as|have worked as|as the employer/
const SEEDS = [0, 1, 2]
const SETS = PAIRS.flatMap(({ input, advertText, cvText }) =>
  SEEDS.map((seed) => ({ input, advertText, cvText, questions: generateQuestions({ ...input, seed }) })),
)

describe('a set of personal questions', () => {
  it('has exactly as many as are wanted, in the mix that is wanted', () => {
    for (const { questions } of SETS) expect(questions).toHaveLength(10)
    for (const { input } of PAIRS.slice(0, 10)) {
      expect(generateQuestions({ ...input, counts: categoryCounts(5) })).toHaveLength(5)
    }
  })

  it('repeats at most six words in a row of either text', () => {
    for (const { questions, advertText, cvText } of SETS) {
      for (const { text } of questions) {
        // Sentence by sentence, since a match across sentences would be a coincidence.
        for (const sentence of text.split(/(?<=[.:”]) /)) {
          expect(longestRun(sentence, advertText), text).toBeLessThanOrEqual(6)
          expect(longestRun(sentence, cvText), text).toBeLessThanOrEqual(6)
        }
      }
    }
  })

  it('asks one thing at a time and gives a reason', () => {
    for (const { questions } of SETS) {
      for (const { text, provenance } of questions) {
        expect(text.match(/\?/g)).toHaveLength(1)
        expect(text).toMatch(/\?$/)
        expect(text).not.toMatch(/\band also\b|[{}]/i)
        expect(provenance?.reason).toMatch(/^because (?:the advert|the job|your CV|this job) /)
      }
    }
  })

  it('never uses a wording twice, nor five words in a row but for the title of a job', () => {
    const reasonOf = ({ provenance }: InterviewQuestion) => provenance?.reason
    for (const { questions } of SETS) {
      for (const [i, one] of questions.entries()) {
        const others = questions.slice(i + 1)
        const apart = others.filter((other) => !(TITLES.test(reasonOf(one) ?? '') && reasonOf(one) === reasonOf(other)))
        for (const other of apart) expect(longestRun(one.text, other.text)).toBeLessThanOrEqual(4)
      }
    }
  })

  it('mixes the families: at most three gaps as long as there are other subjects', () => {
    for (const { input } of PAIRS) {
      const plan = planQuestions(input)
      expect(new Set(plan.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      expect(plan.filter(({ kind }) => kind === 'gap').length).toBeLessThanOrEqual(4)
    }
  })

  it("claims a gap in a CV only where the verdict is 'no'", () => {
    const lacks =
      /don't see|isn't on your CV|and your CV doesn't|does not mention|doesn't list|I count fewer|see no work/
    for (const { input } of PAIRS) {
      const held: QuestionInput['advert']['requirements'] = input.advert.requirements.map((one) =>
        one.verdict === 'no' ? { ...one, verdict: 'partly', quote: null } : one,
      )
      for (const { text } of generateQuestions({ ...input, advert: { ...input.advert, requirements: held } })) {
        expect(text).not.toMatch(lacks)
      }
    }
  })

  it('has as many as there are subjects, and none without any', () => {
    const empty = { advert: { title: '', requirements: [] }, cv: { jobs: [], lines: [], skills: [] } }
    const [{ input }] = PAIRS as [(typeof PAIRS)[number]]
    expect(generateQuestions({ ...input, ...empty })).toEqual([])
    const [one] = input.advert.requirements
    expect(
      generateQuestions({ ...input, ...empty, advert: { title: '', requirements: one ? [one] : [] } }),
    ).toHaveLength(1)
  })
})

describe('questions on one requirement', () => {
  it('are up to three of different categories, all about it', () => {
    const { requirements } = PAIRS.flatMap(({ input }) => input.advert).find(({ requirements: all }) =>
      all.some(({ text }) => text === 'IFRS'),
    ) ?? { requirements: [] }
    const ifrs = requirements.find(({ text }) => text === 'IFRS')
    if (!ifrs) throw new Error('No labelled advert asks for IFRS.')
    for (const verdict of ['has', 'partly', 'no', null] as const) {
      const quote = verdict === 'has' || verdict === 'partly' ? 'Prepared group accounts' : null
      const questions = questionsOnRequirement({ ...ifrs, verdict, quote }, { jobs: [], lines: [], skills: [] })
      expect(questions.length).toBeGreaterThanOrEqual(2)
      expect(new Set(questions.map(({ category }) => category)).size).toBe(questions.length)
      for (const { text, provenance } of questions) {
        expect(text).toContain('IFRS')
        expect(provenance?.reason).toContain('IFRS')
      }
    }
  })
})

describe('the wordings', () => {
  const FRAMES = Object.values(content.frames).flatMap((parts) =>
    Object.values(parts as unknown as Record<string, readonly Frame[]>).flat(),
  )
  const stemsIn = (text: string) => new Set(tokensOf(text.replace(/\{\w+\}/g, '…')).map(({ stem }) => stem))
  const demands = FRAMES.map(({ demand }) => stemsIn(demand.text))
  /** What many demands have in common says nothing of one: "you", "say", "work". */
  const isCommon = (stem: string) => demands.filter((stems) => stems.has(stem)).length > FRAMES.length / 8

  it.each(FRAMES)('have a first point on what is asked: $text', ({ text, demand }) => {
    const asked = stemsIn(text.split(/(?<=[.…]) /).at(-1) ?? '')
    expect([...stemsIn(demand.text)].filter((stem) => asked.has(stem) && !isCommon(stem))).not.toEqual([])
    const slots = (said: string) => [...said.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot)
    const same: Record<string, string> = { own: 'x', listed: 'x', happened: 'figure' }
    const known = slots(text).flatMap((slot = '') => [slot, same[slot] ?? slot])
    for (const slot of slots(demand.text)) expect(known).toContain(slot)
    for (const said of demand.says) expect(slots(said)).toEqual([])
  })

  it.each(FRAMES)('have at most two further points, which exist: $text', ({ points }) => {
    expect(new Set(points).size).toBe(points.length)
    expect(points.length).toBeLessThanOrEqual(2)
    for (const name of points) expect(() => pointNamed(name)).not.toThrow()
  })

  const REQUIREMENTS: Group[] = ['tool', 'noun', 'act']
  it.each(REQUIREMENTS)('exist in each category for each evidence of a %s', (group) => {
    const missing = group === 'act' ? (['neutral'] as const) : (['no'] as const)
    for (const parts of [['has', 'told', 'neutral'], ['partly', 'neutral'], missing] as const) {
      const categories = new Set(framesFor(group, parts).map(({ category }) => category))
      expect(categories.size).toBe(3)
    }
  })
})
