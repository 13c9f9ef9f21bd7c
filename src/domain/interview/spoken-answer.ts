/** Delivery of a spoken answer: pace, pauses and fillers. Shown beside the score, never part of it. */
import { FILLERS } from '@/domain/evaluation/story/sentence-cues'
import { sentencesOf } from '@/domain/text/tokens'
import { countWords } from './answers'

/** Words as the browser recognised them; `from` and `to` are milliseconds of the same clock. */
export type SpokenPiece = { text: string; from: number; to: number }

/** Sums over everything spoken into one answer. */
export type Spoken = {
  words: number
  /** From the first to the last word of each recording, pauses included. */
  milliseconds: number
  /** Number of pauses of two seconds or more, and the longest of them in milliseconds. */
  pauses: number
  longestPause: number
  /** Count of each recognised filler. */
  fillers: Readonly<Record<string, number>>
}

export const NOTHING_SPOKEN: Spoken = { words: 0, milliseconds: 0, pauses: 0, longestPause: 0, fillers: {} }

/** In milliseconds. */
const SHORTEST_PAUSE = 2000

/** @param before the previous piece of the same recording; null for the first one */
export function withPiece(spoken: Spoken, piece: SpokenPiece, before: SpokenPiece | null): Spoken {
  const silence = before ? Math.max(0, piece.from - before.to) : 0
  const isPause = silence >= SHORTEST_PAUSE
  const fillers = { ...spoken.fillers }
  for (const word of piece.text.toLowerCase().match(/[\p{L}']+/gu) ?? []) {
    if (FILLERS.has(word)) fillers[word] = (fillers[word] ?? 0) + 1
  }
  return {
    words: spoken.words + countWords(piece.text),
    milliseconds: spoken.milliseconds + silence + Math.max(0, piece.to - piece.from),
    pauses: spoken.pauses + (isPause ? 1 : 0),
    longestPause: isPause ? Math.max(spoken.longestPause, silence) : spoken.longestPause,
    fillers,
  }
}

/** Fewest words from which a pace can be measured. */
const FEWEST_WORDS = 20
/**
 * Usual pace in interviews, in words a minute (Tauroza and Allison, "Speech rates in British English", 1990: 160 to 210
 * on average, slower than normal below 120).
 */
const PACE = { slow: 120, fast: 210 } as const
/** Rules of thumb: one filler in twenty words, a silence of five seconds, a sentence that is hard to follow. */
const MANY_FILLERS = 0.05
const LONG_PAUSE = 5000
const LONG_SENTENCE = 40

export type SpokenFigure = { name: string; value: string; advice: string | null }

/**
 * The measures of a spoken answer, with advice.
 * @param text the answer as corrected by its author
 * @returns an empty list where too little was spoken to measure
 */
export function spokenFigures(spoken: Spoken, text: string): SpokenFigure[] {
  if (spoken.words < FEWEST_WORDS || spoken.milliseconds <= 0) return []
  return [pace(spoken), pauses(spoken), fillers(spoken), longestSentence(text)]
}

function pace({ words, milliseconds }: Spoken): SpokenFigure {
  const perMinute = Math.round((words / milliseconds) * 60_000)
  const advice =
    perMinute > PACE.fast
      ? 'Faster than most people speak in interviews. Stop for a breath after each point.'
      : perMinute < PACE.slow
        ? 'Slower than most people speak in interviews. Say it aloud twice more, and it will flow.'
        : null
  return { name: 'Pace', value: `${perMinute} words a minute`, advice }
}

function pauses({ pauses, longestPause }: Spoken): SpokenFigure {
  const longest = `${Math.round(longestPause / 1000)} seconds`
  const value =
    pauses === 0 ? 'none over two seconds' : pauses === 1 ? `1, of ${longest}` : `${pauses}, the longest ${longest}`
  const advice =
    longestPause >= LONG_PAUSE
      ? 'A long silence is fine when you announce it: "Let me think about that for a moment."'
      : null
  return { name: 'Pauses', value, advice }
}

function fillers({ words, fillers }: Spoken): SpokenFigure {
  const found = Object.entries(fillers).sort(([, a], [, b]) => b - a)
  const count = found.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return { name: 'Fillers', value: 'none recognised', advice: null }
  const value = found.map(([word, times]) => `“${word}” ${times === 1 ? 'once' : `${times} times`}`).join(', ')
  const advice =
    count / words >= MANY_FILLERS
      ? `About one word in ${Math.round(words / count)} fills a gap. A short silence sounds calmer.`
      : null
  return { name: 'Fillers', value, advice }
}

function longestSentence(text: string): SpokenFigure {
  const longest = Math.max(0, ...sentencesOf(text).map((sentence) => countWords(sentence.text)))
  const value = `${longest} ${longest === 1 ? 'word' : 'words'}`
  const advice =
    longest > LONG_SENTENCE
      ? 'Put full stops where you paused: speech recognition leaves them out. If it is still this long, say ' +
        'it as two sentences.'
      : null
  return { name: 'Longest sentence', value, advice }
}
