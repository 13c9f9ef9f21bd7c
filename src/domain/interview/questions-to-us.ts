/**
 * Assesses a candidate's questions to the interviewer by three criteria, each with the words that decide it and without
 * a number.
 */

import lists from '@/content/language/questions-to-us.json'
import { pattern } from '@/domain/text/pattern'
import { plainOf, type Sentence, sentencesOf, type Token, tokensOf } from '@/domain/text/tokens'
import { weightOf } from '@/domain/text/word-weights'
import { type JudgedToUs, TO_US_CRITERIA } from './to-us-criteria'

type Job = { advert: string; roleName: string }
type Asked = { tokens: readonly Token[]; plain: string }

const OPENING = pattern()`
  ^(?:(?:and|so|also|then)\s)?(?:what|which|how|why|where|when|who|whom|whose|is|are|was|were|do|does|did|have
  |has|had|can|could|will|would|should|may|if|tell|describe)\b
`
const OPEN_WORD = /\b(?:what|why|which|where|how(?! (?:many|much|soon|long|often|far|old|big)\b))\b/
const CLOSED_OPENING = /^(?:(?:and|so|also|then)\s)?(?:is|are|was|were|do|does|did|have|has|had|can|could|will|may)\b/
const FACT_OPENING = pattern()`
  ^(?:(?:and|so|also|then)\s)?(?:is|are|do|does|will|can|who|when|where|how (?:many|much|long)|what (?:is|are)
  |which)\b
`
const COMPANY =
  /^what (?:does|do|is) (?:your|the|this) (?:company|organi[sz]ation|firm|business)\b|^what does [\p{L}\p{N}]+ do$/u

const BENEFITS = new Set(lists.benefits)
const COMMON_STEMS = new Set(lists.common.flatMap((word) => tokensOf(word).map(({ stem }) => stem)))

const holds = (plain: string, phrase: string) => ` ${plain} `.includes(` ${phrase} `)

/** Content words of a question, without words that fit every job. */
const tellingWords = ({ tokens }: Asked): Token[] =>
  tokens.filter(({ stem, word }) => weightOf(stem) === 1 && !COMMON_STEMS.has(stem) && !BENEFITS.has(word))

/** @param text a question as its author wrote it */
export function judgeQuestionToUs(text: string, { advert, roleName }: Job): JudgedToUs[] {
  const tokens = tokensOf(text)
  const asked: Asked = { tokens, plain: plainOf(tokens) }
  if (!text.includes('?') && !OPENING.test(asked.plain)) {
    return TO_US_CRITERIA.map((criterion) => ({ criterion, ...unmet('This does not ask anything.') }))
  }
  const sentences = sentencesOf(advert)
  return [
    { criterion: 'specific', ...specific(asked, sentences, roleName) },
    { criterion: 'unanswered', ...unanswered(asked, sentences) },
    { criterion: 'thinking', ...thinking(asked) },
  ]
}

type Found = Omit<JudgedToUs, 'criterion'>

const met = (reason: string): Found => ({ verdict: 'met', reason })
const unmet = (reason: string): Found => ({ verdict: 'unmet', reason })

function specific(asked: Asked, sentences: readonly Sentence[], roleName: string): Found {
  const inAdvert = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)))
  const inRole = new Set(tokensOf(roleName).map(({ stem }) => stem))
  const telling = tellingWords(asked)
  const shared = telling.filter(({ stem }) => inAdvert.has(stem))
  if (shared.length > 0) return met(`The advert speaks of it too: ${quoted(shared)}.`)
  const ofRole = telling.filter(({ stem }) => inRole.has(stem))
  if (ofRole.length > 0) return met(`It names the role: ${quoted(ofRole)}.`)
  if (sentences.length === 0)
    return { verdict: 'unknown', reason: 'This interview has no job description to hold it against.' }
  return unmet('It could be asked about any job: take up something that the advert names.')
}

function unanswered(asked: Asked, sentences: readonly Sentence[]): Found {
  if (sentences.length === 0)
    return { verdict: 'unknown', reason: 'This interview has no job description that could answer it.' }
  if (COMPANY.test(asked.plain)) return unmet('What the employer does is to be known before the interview.')
  const answer = FACT_OPENING.test(asked.plain) ? answerIn(asked, sentences) : undefined
  if (answer) return unmet(`The advert says it: “${shortened(answer.text)}”`)
  return met('No sentence of the advert was found to answer it.')
}

/**
 * The sentence of the advert that answers a factual question: by a known fact, or by containing all its content words.
 */
function answerIn(asked: Asked, sentences: readonly Sentence[]): Sentence | undefined {
  for (const { asks, says } of lists.facts) {
    if (!asks.some((phrase) => holds(asked.plain, phrase))) continue
    const found = sentences.find(({ tokens }) => says.some((phrase) => holds(plainOf(tokens), phrase)))
    if (found) return found
  }
  const stems = new Set(tellingWords(asked).map(({ stem }) => stem))
  if (stems.size < 2) return undefined
  return sentences.find(({ tokens }) => {
    const said = new Set(tokens.map(({ stem }) => stem))
    return [...stems].every((stem) => said.has(stem))
  })
}

function thinking({ plain, tokens }: Asked): Found {
  const benefit = tokens.find(({ word }) => BENEFITS.has(word))
  if (benefit) return unmet(`It asks about “${benefit.word}”: keep pay and conditions for the offer.`)
  const step = lists.logistics.find((phrase) => holds(plain, phrase))
  if (step) return unmet(`“${step}” is a matter of procedure: ask it last, beside a question on the work.`)
  if (CLOSED_OPENING.test(plain) || !OPEN_WORD.test(plain))
    return unmet('A word or a figure answers it: begin with what, how or why.')
  return met('It is open and asks about the work.')
}

/** The first three distinct words, in quotation marks. */
const quoted = (tokens: readonly Token[]) =>
  [...new Set(tokens.map(({ word }) => word))]
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(', ')

const LONGEST = 120

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`
