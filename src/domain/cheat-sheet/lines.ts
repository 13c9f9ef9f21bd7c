/** Summarises an answer in three lines: sentences of the answer itself, truncated where they are too long. */
import words from '@/content/language/words.json'
import { setOf } from '@/domain/evaluation/preprocess/language'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { classifySentences } from '@/domain/evaluation/story/classify-sentences'
import { findParts } from '@/domain/evaluation/story/measures'
import type { Sentence } from '@/domain/text/tokens'
import { capitalized, oneLine } from '@/domain/text/wording'

const LINES = 3
/** In characters: two printed lines. */
const LONGEST_LINE = 150

const HESITATION = setOf(words.hesitation)

/** The mark of a list item. */
const ITEM_MARK = /^[-–—•*] /

/** A sentence on one line, without the mark of a list and the "um" of speech. */
function written(sentence: string): string {
  const kept: string[] = []
  for (const word of oneLine(sentence).replace(ITEM_MARK, '').split(' ')) {
    if (!HESITATION.has(word.replace(/[,.…]{1,3}$/, '').toLowerCase())) kept.push(word)
    // ", um," is one pause.
    else if (word.endsWith(',') && kept.at(-1)?.endsWith(',')) kept.push(kept.pop()?.slice(0, -1) ?? '')
  }
  return capitalized(kept.join(' '))
}

/** The sentence, truncated at a word boundary where it is too long. */
export function cutLine(sentence: string): string {
  const line = written(sentence)
  if (line.length <= LONGEST_LINE) return line
  const cut = line.slice(0, LONGEST_LINE)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > LONGEST_LINE / 2 ? space : LONGEST_LINE).toWellFormed()} …`
}

const GREETING = setOf(words.greeting)

/** Whether a sentence only greets, thanks or hesitates: "Good morning, and thank you for having me." */
const isGreeting = ({ tokens }: Sentence) => tokens.every(({ word }) => GREETING.has(word) || HESITATION.has(word))

/** The first sentences of an answer, one a line, without greetings. */
export const firstLines = (text: string): string[] =>
  readAnswer(text, '')
    .sentences.filter((sentence) => !isGreeting(sentence))
    .slice(0, LINES)
    .map((sentence) => cutLine(sentence.text))

/**
 * A story by the parts that the evaluation finds: setting (or task), action, result. The first sentences of the story
 * replace missing parts; lines keep the order of the story.
 */
export function storyLines(text: string): string[] {
  const answer = readAnswer(text, '')
  const found = findParts(answer, classifySentences(answer.sentences, answer.text))
  const quoteOf = (part: string) => found.find((fact) => fact.part === part)?.quote
  const wanted = [quoteOf('setting') ?? quoteOf('task'), quoteOf('action'), quoteOf('result')]
  const sentences = answer.sentences.filter((sentence) => !isGreeting(sentence)).map((sentence) => sentence.text)
  const chosen = new Set(wanted.filter((quote) => quote != null))
  for (const sentence of sentences) {
    if (chosen.size >= LINES) break
    if (![...chosen].some((quote) => sentence.includes(quote))) chosen.add(sentence)
  }
  return [...chosen].sort((a, b) => text.indexOf(a) - text.indexOf(b)).map(cutLine)
}
