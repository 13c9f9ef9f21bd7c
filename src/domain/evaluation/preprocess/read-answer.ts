/** An answer as the steps of the evaluation read it: sentences with their place, and windows of up to three of them. */
import { evaluatedPart } from '@/domain/interview/evaluated-part'
import { type Sentence, sentencesOf } from '@/domain/text/tokens'
import type { SetAside } from '../facts'
import { type Profile, profileOf } from './profile'
import { setAside } from './set-aside'

export type ReadSentence = Sentence & { profile: Profile }

/** One to three neighbouring sentences. */
export type Window = {
  /** Index of the first sentence, and how many there are. */
  first: number
  size: number
  profile: () => Profile
}

export type ReadAnswer = {
  /** The part of it that is evaluated. */
  text: string
  isCut: boolean
  /** Those that count, in order. */
  sentences: readonly ReadSentence[]
  setAside: readonly SetAside[]
  windows: readonly Window[]
  whole: Profile
  /** Number of words that count. */
  words: number
}

/** Most sentences in a window: a point is seldom spread over more. */
const MOST_SENTENCES = 3

/** Speech that was written down without full stops is cut after so many words. */
const LONGEST_SENTENCE = 45
const CUT = 25

export function readAnswer(answer: string, question: string): ReadAnswer {
  const text = evaluatedPart(answer)
  const { counted, aside } = setAside(text, sentencesOf(text), question)
  const sentences = counted
    .flatMap((sentence) => cutLong(sentence, text))
    .map((sentence) => ({ ...sentence, profile: profileOf(sentence.tokens) }))
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  const windows: Window[] = []
  for (let first = 0; first < sentences.length; first++) {
    for (let size = 1; size <= MOST_SENTENCES && first + size <= sentences.length; size++) {
      windows.push({ first, size, profile: windowProfile(sentences, first, size) })
    }
  }
  return {
    text,
    isCut: answer.length > text.length,
    sentences,
    setAside: aside,
    windows,
    whole: profileOf(tokens),
    words: tokens.length,
  }
}

function windowProfile(sentences: readonly ReadSentence[], first: number, size: number): () => Profile {
  let made: Profile | undefined
  return () => {
    made ??=
      size === 1
        ? (sentences[first] as ReadSentence).profile
        : profileOf(sentences.slice(first, first + size).flatMap(({ tokens }) => tokens))
    return made
  }
}

function cutLong(sentence: Sentence, text: string): Sentence[] {
  const { tokens } = sentence
  if (tokens.length <= LONGEST_SENTENCE) return [sentence]
  const parts: Sentence[] = []
  for (let from = 0; from < tokens.length; ) {
    const rest = tokens.length - from
    const to = rest <= LONGEST_SENTENCE ? tokens.length : from + CUT
    const part = tokens.slice(from, to)
    const start = part[0]?.start ?? sentence.start
    const end = to === tokens.length ? sentence.end : (part.at(-1)?.end ?? sentence.end)
    parts.push({ text: text.slice(start, end), start, end, tokens: part })
    from = to
  }
  return parts
}
