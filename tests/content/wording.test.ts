import { describe, expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { ROLES } from '@/domain/interview/roles'

/** Every question of the bank once, and the openers, each with all its model answers. */
const questions = () => [
  ...new Map(ROLES.flatMap(questionsFor).map((question) => [question.id, question])).values(),
  ...allOpeners().map((opener) => ({ ...opener, modelAnswer: Object.values(opener.modelAnswers).join(' ') })),
]

const pointsOf = ({ keyPoints, followUpPoints }: ReturnType<typeof questions>[number]) => [
  ...keyPoints,
  ...followUpPoints,
]

/** What users read of a question: of the sentences that make a point only the first is shown. */
const shown = (question: ReturnType<typeof questions>[number]) => [
  ...[question.text, question.commonMistake, question.followUp, question.modelAnswer, question.whyItWorks],
  ...pointsOf(question).flatMap(({ text, says = [] }) => [text, ...says.slice(0, 1)]),
]

const matchesOf = (pattern: RegExp, textsOf: (question: ReturnType<typeof questions>[number]) => string[]) =>
  questions().flatMap((question) =>
    textsOf(question).flatMap((text) => [...text.matchAll(pattern)].map(([found]) => `${question.id}: ${found}`)),
  )

const sentencesOf = (question: ReturnType<typeof questions>[number]) => [
  ...shown(question),
  ...pointsOf(question).flatMap(({ says = [], against = [] }) => [...says, ...against]),
]

/** Questions on daylight saving in London, and a model answer that works with Berlin. */
const WITH_SEASONS_OF_EUROPE = /^(?:software-engineer\.meeting-times-across-zones|openers\.remote-work): /

describe('the wording of the questions', () => {
  it('names no season that the places of the stories do not have', () => {
    const seasons = matchesOf(/.{0,30}\b(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter)\b.{0,10}/g, shown)
    expect(seasons.filter((one) => !WITH_SEASONS_OF_EUROPE.test(one))).toEqual([])
  })

  it("contracts 'have' only before a participle", () => {
    const object = 'an?|the|no|any|my|our|your|their|its|enough|few|little|many|much|nothing|something|time|to'
    expect(matchesOf(new RegExp(`\\b\\w+'ve (?:${object})\\b.{0,20}`, 'g'), sentencesOf)).toEqual([])
  })
})
