/** Terms strung together instead of sentences. */
import { isScrambled } from '@/domain/evaluation/scrambled-text'
import { plainOf, type Sentence, type Token } from '@/domain/evaluation/text/tokens'
import { isFunctionWord } from '@/domain/evaluation/text/word-weights'

/** Fewest words of a list of terms, and fewest when commas part them. */
const FEWEST = 6
const FEWEST_PARTED = 4
/** Words of a part of a list, on average, up to which it names something and says nothing of it. */
const LONGEST_PART = 2
const SINGLE_PART = 1.5
/** Shares of words that carry grammar. */
const LITTLE_GRAMMAR = 0.12
const SOME_GRAMMAR = 0.3

/** These may belong to a term ("first in, first out", "memory used"), so they are no sign of a sentence. */
const NO_SIGN = new Set('out up down off used using'.split(' '))

const countWords = (sentences: readonly Sentence[]) => sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)

function grammarIn(sentences: readonly Sentence[], except: ReadonlySet<string> = new Set()): number {
  let grammar = 0
  for (const { tokens } of sentences) {
    for (const { stem, word } of tokens) if (isFunctionWord(stem) && !except.has(word)) grammar++
  }
  return grammar / Math.max(1, countWords(sentences))
}

/** Parts between commas and the like, in words. */
const partsOf = (text: string) =>
  text.split(/[,;•\n]|\s[-–]\s/u).flatMap((part) => part.match(/[\p{L}\p{N}]+/gu)?.length ?? [])

/** What joins words to a sentence: articles, pronouns, auxiliaries and the commonest prepositions. */
const JOINTS = new Set(
  `a an the my our their your its his her this that these those i we they he she it you me us them who which is are was were
  be been have has had do does did can could will would should must may of in on at to from with by for as if because so
  when where what how and or but than`.split(/\s+/),
)
/** Fewest words that cannot be a sentence when none of them is a joint. */
const FEWEST_UNJOINED = 10

const isUnjoined = (sentences: readonly Sentence[]) =>
  countWords(sentences) >= FEWEST_UNJOINED &&
  sentences.every(({ tokens }) => tokens.every(({ word }) => !JOINTS.has(word)))

/** Many words and hardly any grammar, or nothing but things brought up. */
export function isKeywordList(sentences: readonly Sentence[]): boolean {
  if (isScrambled(sentences) || onlyMentions(sentences) || isUnjoined(sentences)) return true
  const grammar = grammarIn(sentences, NO_SIGN)
  if (grammar >= SOME_GRAMMAR) return false
  const words = countWords(sentences)
  if (grammar < LITTLE_GRAMMAR && words >= FEWEST) return true
  const parts = sentences.flatMap(({ text }) => partsOf(text))
  const longest = grammar < LITTLE_GRAMMAR ? LONGEST_PART : SINGLE_PART
  return parts.length >= FEWEST_PARTED && words <= longest * parts.length
}

/** Turns of phrase that bring a thing up and say nothing of it. */
const MENTIONS =
  /\b(?:(?:has|have|had) (?:something )?to do with|(?:is|are) about|there (?:is|are)|(?:relates?|related) to|deals? with|(?:i|we) (?:(?:also|all|do|would|will) )*(?:know|mention|understand|remember|love|like)|we also have|experience (?:with|in|of)|familiar with|not forget|think of)\b/u
const PARTS = /[,;:•\n]|\s[-–]\s/u
const JOINS = new Set('and or plus'.split(' '))
/** Longest name of a thing, in words that tell something. */
const LONGEST_NAME = 3
const FEWEST_NAMES = 4
/** Share of the telling words that must stand in mere mentions. */
const MENTIONED = 0.65

/** True when the answer is made of mentions: "I know A. There is B.", "I have experience with A, B, C and D." */
function onlyMentions(sentences: readonly Sentence[]): boolean {
  let names = 0
  let mentioned = 0
  let told = 0
  for (const sentence of sentences) {
    const parts = mentionsIn(sentence)
    // What is nowhere in the sentence is in no part of it: looked for once, not once per part.
    const mayMention = MENTIONS.test(plainOf(sentence.tokens))
    for (const tokens of parts) {
      let telling = 0
      for (const { stem } of tokens) if (!isFunctionWord(stem)) telling++
      told += telling
      if (telling === 0 || telling > LONGEST_NAME + 1) continue
      const isBare = tokens.slice(1).every(({ stem }) => !isFunctionWord(stem))
      const isListed = isBare && parts.length >= FEWEST_NAMES && telling <= LONGEST_NAME
      const isName = isListed || (mayMention && MENTIONS.test(plainOf(tokens)))
      if (!isName) continue
      names++
      mentioned += telling
    }
  }
  return names >= FEWEST_NAMES && mentioned >= MENTIONED * told
}

/** Words of a sentence between its commas and its "and". */
function mentionsIn({ text, start, tokens }: Sentence): Token[][] {
  const parts: Token[][] = [[]]
  let end = start
  for (const token of tokens) {
    const gap = token.start - end > 1 && PARTS.test(text.slice(end - start, token.start - start))
    end = token.end
    if (gap || JOINS.has(token.word)) parts.push([])
    if (!JOINS.has(token.word)) parts.at(-1)?.push(token)
  }
  return parts
}

const ASKS_FOR_LIST =
  /\b(?:name|list|state|enumerate|mention|give|identify|which|sort|order)\b|\b(?:what|who) are\b|\bwhat (?:\w+ )?(?:kinds|types|steps|parts|stages|phases|elements|components)\b|\bwhat do(?:es)? .{1,200} (?:include|contain|consist of)\b/iu

/** A model answer with less grammar than this is itself a list. */
const LIST_GRAMMAR = 0.22

/** True where naming things answers the question. */
export const allowsList = (question: string, reference: readonly Sentence[]): boolean =>
  ASKS_FOR_LIST.test(question) || grammarIn(reference) < LIST_GRAMMAR

/** Signs of a calculation, of code or of a path from step to step, which need no grammar. */
const FORMULA = /[=<>{}^*/→]|\d/u

/**
 * True for terms without a statement, in answer to a question that asks for one: single names, or a run of words without
 * any commas. Notes such as "increase security, simplify headers" say something and pass.
 */
export function namesOnly(answer: string, sentences: readonly Sentence[]): boolean {
  if (FORMULA.test(answer)) return false
  if (isScrambled(sentences) || onlyMentions(sentences)) return true
  const parts = sentences.flatMap(({ text }) => partsOf(text))
  const words = parts.reduce((sum, part) => sum + part, 0)
  return parts.length === 1 || words <= LONGEST_PART * parts.length
}
