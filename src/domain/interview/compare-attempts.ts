/** Compares two scored answers to the same question. A change is clear where it is larger than its uncertainty. */
import type { Range } from '@/domain/evaluation/score/range'
import { DIMENSIONS, type Dimension } from '@/domain/evaluation/score/rubric'
import { withoutThoseOf } from '@/domain/text/multiset'
import { plainOf, type Sentence, sentencesOf } from '@/domain/text/tokens'
import type { QuotedNote } from './mark-quotes'
import { type Verdict, verdictOn } from './score-change'

export type ComparedAnswer = {
  text: string
  /** The evaluator: rules or a model. */
  evaluator: string | null
  result: {
    score: number
    range: Range
    dimensions: Readonly<Record<string, number>>
    evidence: readonly QuotedNote[]
    /** Absent in results of an earlier version of the evaluation. */
    points?: unknown
  }
}

/** A sentence that only one of the two answers contains. */
export type ChangedSentence = {
  text: string
  /** Its findings that the other answer has nowhere. */
  evidence: QuotedNote[]
}

/** A sentence of both answers whose findings changed, because other sentences now support it or no longer do. */
export type RereadSentence = {
  text: string
  gained: QuotedNote[]
  lost: QuotedNote[]
}

export type AttemptComparison = {
  /** Ranges hold for one evaluator and version; across evaluators or versions every verdict is 'unclear'. */
  isSameReader: boolean
  isSameVersion: boolean
  verdict: Verdict
  /** Later score minus earlier score. */
  difference: number
  /** Measures of the two texts, as they are: no verdict says whether their change is chance. */
  dimensions: { key: Dimension; before: number; after: number }[]
  /** Sentences that only the later answer contains, in order. */
  added: ChangedSentence[]
  /** Sentences that only the earlier answer contains, in order. */
  lost: ChangedSentence[]
  /** Number of sentences in both. */
  kept: number
  /** Common sentences whose findings differ. */
  reread: RereadSentence[]
}

export function compareAttempts(before: ComparedAnswer, after: ComparedAnswer): AttemptComparison {
  const [earlier, later] = [sentencesOf(before.text), sentencesOf(after.text)]
  const lost = withoutThoseOf(earlier, later, plainText)
  const added = withoutThoseOf(later, earlier, plainText)
  const gained = attachEvidence(after.text, later, added, newEvidence(after.result.evidence, before.result.evidence))
  const gone = attachEvidence(before.text, earlier, lost, newEvidence(before.result.evidence, after.result.evidence))
  const isSameVersion = (before.result.points === undefined) === (after.result.points === undefined)
  const isSameReader = before.evaluator === after.evaluator && isSameVersion
  return {
    isSameReader,
    isSameVersion,
    verdict: isSameReader ? verdictOn(before.result, after.result) : 'unclear',
    difference: after.result.score - before.result.score,
    dimensions: compareDimensions(before.result, after.result),
    added: gained.changed,
    lost: gone.changed,
    kept: later.length - added.length,
    reread: mergeKept(gained.kept, gone.kept),
  }
}

const compareDimensions = (before: ComparedAnswer['result'], after: ComparedAnswer['result']) =>
  DIMENSIONS.flatMap((key): AttemptComparison['dimensions'] => {
    const [from, to] = [before.dimensions[key], after.dimensions[key]]
    return from === undefined || to === undefined ? [] : [{ key, before: from, after: to }]
  })

const plainText = ({ tokens }: Sentence): string => plainOf(tokens)

/**
 * Evidence that the other answer does not have. The same note on other words is no difference, as when a point is made
 * in a new sentence instead of an old one: such pairs cancel out.
 */
function newEvidence(evidence: readonly QuotedNote[], other: readonly QuotedNote[]): QuotedNote[] {
  const inWords = ({ quote, note }: QuotedNote) => JSON.stringify([quote.trim().toLowerCase(), note])
  const [own, others] = [withoutThoseOf(evidence, other, inWords), withoutThoseOf(other, evidence, inWords)]
  return withoutThoseOf(own, others, ({ note }) => note)
}

type SentenceEvidence = { sentence: Sentence; evidence: QuotedNote[] }

/**
 * Changed sentences with their evidence, and kept sentences that have evidence. A quote that spans several sentences
 * belongs to the first changed one.
 */
function attachEvidence(
  answer: string,
  sentences: readonly Sentence[],
  changed: readonly Sentence[],
  evidence: readonly QuotedNote[],
): { changed: ChangedSentence[]; kept: SentenceEvidence[] } {
  const found = new Map(sentences.map((sentence) => [sentence, [] as QuotedNote[]]))
  for (const item of evidence) {
    const quote = item.quote.trim()
    const start = quote === '' ? -1 : answer.indexOf(quote)
    if (start < 0) continue
    const holds = (sentence: Sentence) => sentence.start < start + quote.length && start < sentence.end
    const home = changed.find(holds) ?? sentences.find(holds)
    if (home) found.get(home)?.push({ quote, note: item.note })
  }
  const isChanged = new Set(changed)
  return {
    changed: changed.map((sentence) => ({ text: sentence.text, evidence: found.get(sentence) ?? [] })),
    kept: [...found]
      .map(([sentence, notes]) => ({ sentence, evidence: notes }))
      .filter((item) => item.evidence.length > 0 && !isChanged.has(item.sentence)),
  }
}

/** In the order of the later answer, followed by the rest of the earlier one. */
function mergeKept(gained: readonly SentenceEvidence[], lost: readonly SentenceEvidence[]): RereadSentence[] {
  const reread = new Map<string, RereadSentence>()
  const at = (sentence: Sentence): RereadSentence => {
    const plain = plainText(sentence)
    const known = reread.get(plain) ?? { text: sentence.text, gained: [], lost: [] }
    reread.set(plain, known)
    return known
  }
  for (const { sentence, evidence } of gained) at(sentence).gained.push(...evidence)
  for (const { sentence, evidence } of lost) at(sentence).lost.push(...evidence)
  return [...reread.values()]
}
