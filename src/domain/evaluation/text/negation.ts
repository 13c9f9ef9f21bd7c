/** Whether a word of a sentence is said or denied. */
import type { Token } from '@/domain/evaluation/text/tokens'

const NEGATORS = new Set('not never no without neither nor avoid refuse nobody nothing hardly'.split(' '))
/** Judgements that turn down what stands around them: "a key is unnecessary", "it is pointless to measure". */
const DISMISSALS = new Set('unnecessary pointless useless irrelevant overrated waste harmful overkill'.split(' '))
/** A negation after these sets the scene and denies nothing: "if there is no key, the customer pays twice". */
const CONDITIONS = new Set('if unless otherwise when whenever until because since so'.split(' '))
/** "Not only", "not just": both parts are said. */
const SOFTENERS = new Set('only just merely simply necessarily always yet sure'.split(' '))
/** After these another thought begins. */
const BREAKS = new Set(
  'but instead however then although though rather so until unless before because since'.split(' '),
)
const NOT_WORTH = /^(?:need(?:ed)?|necessary|matter|help|important|required|worth|useful|work)$/
/** These deny the noun they stand at, so an "and" ends what they deny: "nothing refers to it and it is freed". */
const OF_A_NOUN = new Set('no nothing nobody'.split(' '))
/** "No need to", unlike "no key", denies all that follows. */
const NOT_NEEDED = /^(?:need|reason|point|use|sense)$/
/** How many words around a negation it still governs. */
const REACH = 9

/** True when the word at `at` is denied: by a negation near it, or with the claim it belongs to, and not by both. */
export const negationIn = (tokens: readonly Token[], at: number): boolean =>
  isNegated(tokens, at) !== (tokens[at]?.rejected === true)

/**
 * True when the word at `at` is in the reach of a negation. Two negations deny as one does ("we didn't need no tests"),
 * save for "not without".
 */
function isNegated(tokens: readonly Token[], at: number): boolean {
  const wordAt = (i: number) => tokens[i]?.word ?? ''
  const { rejected } = tokens[at] ?? {}
  let negators: string[] = []
  let inRelativeClause = false
  const isListed = tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => word === 'or' || word === 'nor')
  for (let i = Math.max(0, at - (isListed ? 2 * REACH : REACH)); i < at; i++) {
    // What turns a claim down as a whole is heard already.
    if (tokens[i]?.rejected !== rejected) continue
    const word = wordAt(i)
    if (BREAKS.has(word) || (afterComma(tokens, i) && !JOINERS.has(word))) negators = []
    // "Drop columns that do not help, and stop early": the denial belongs to the columns.
    if (afterComma(tokens, i) && (inRelativeClause || opensClause(tokens, i))) negators = []
    // "Nobody will say they do not want it": everybody wants it.
    if (word === 'not' && negators.includes('nobody')) {
      negators = []
      continue
    }
    if (word === 'and') negators = negators.filter((negator) => !OF_A_NOUN.has(negator))
    const denies = NEGATORS.has(word) && !SOFTENERS.has(wordAt(i + 1)) && !underCondition(tokens, i)
    if (
      denies ||
      rejects(tokens, i) ||
      failsOrIsFalse(tokens, i) ||
      (DISMISSALS.has(word) && !NEGATORS.has(wordAt(i - 1)))
    ) {
      negators.push(word === 'no' && NOT_NEEDED.test(wordAt(i + 1)) ? 'not' : word)
      inRelativeClause = isRelative(tokens, i)
    }
  }
  if (negators.length > 0) return negators.length === 1 || negators.at(-1) !== 'without'
  for (let i = at + 1; i <= at + REACH && i < tokens.length; i++) {
    if (tokens[i]?.rejected !== rejected) return false
    const word = wordAt(i)
    if (BREAKS.has(word) || CLAUSES.has(word) || afterComma(tokens, i)) return false
    if (DISMISSALS.has(word) && !NEGATORS.has(wordAt(i - 1))) return true
    if (NEGATORS.has(word) && NOT_WORTH.test(wordAt(i + 1))) return true
  }
  return false
}

const RELATIVES = new Set('that which who'.split(' '))
const VERBS_BEFORE_NOT = new Set('do does did is are was were has have had can could will would should'.split(' '))
/** Words whose "that" opens a claim and not a clause about the thing before ("I think that", "make sure that"). */
const CLAIMING = new Set(
  'think say said says mean means know believe sure so such note agree show shows find found see ensure tell told'.split(
    ' ',
  ),
)

/** "Columns that do not help": the negation at `at` belongs to a clause about the thing before it. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  const verb = at - 1
  const relative = VERBS_BEFORE_NOT.has(tokens[verb]?.word ?? '') ? verb - 1 : verb
  return (
    relative > 0 &&
    RELATIVES.has(tokens[relative]?.word ?? '') &&
    !afterComma(tokens, relative) &&
    !CLAIMING.has(tokens[relative - 1]?.word ?? '')
  )
}

/** These open a clause about something else. */
const CLAUSES = new Set('who which that and or nobody'.split(' '))

/** After a comma these carry a denial on: "no call, or a note". */
const JOINERS = new Set('or nor and'.split(' '))

const SUBJECTS = new Set('i we they he she it you'.split(' '))
const LINKS = new Set('is are was were'.split(' '))

/** ", and the top is": after "and" a clause with a verb of its own, which what was denied before does not reach. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'and') return false
  if (SUBJECTS.has(tokens[at + 1]?.word ?? '')) return true
  for (let i = at + 1; i <= at + 5 && i < tokens.length; i++) {
    const word = tokens[i]?.word ?? ''
    if (afterComma(tokens, i) || RELATIVES.has(word)) return false
    if (LINKS.has(word)) return true
  }
  return false
}

/** More than a space stands between a word and the one before it. */
const afterComma = (tokens: readonly Token[], at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && token !== undefined && token.start - before.end > 1
}

/** The condition must open the same clause: "if there is no key", not "when we pay, nothing is booked". */
function underCondition(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 6; i--) {
    if (CONDITIONS.has(tokens[i]?.word ?? '')) return true
    if (afterComma(tokens, i + 1)) return false
  }
  return false
}

const REJECTIONS = new Set('skip ignore cancel'.split(' '))

/** "I would skip the checks" denies what follows, while "the customer may cancel" says nothing of the kind. */
const rejects = (tokens: readonly Token[], at: number) =>
  REJECTIONS.has(tokens[at]?.word ?? '') && tokens.slice(Math.max(0, at - 8), at).some(({ word }) => word === 'i')

const FALSE = new Set('false untrue wrong incorrect myth'.split(' '))
const FAILS = new Set('fail fails failed unable incapable'.split(' '))

/** "It is false that", "it is wrong to", "it fails to": each turns round what follows. */
function failsOrIsFalse(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word
  return (
    (FALSE.has(word) && (next === 'that' || next === 'to')) || (FAILS.has(word) && (next === 'to' || next === 'of'))
  )
}

const DENYING = new Set([NEGATORS, DISMISSALS, REJECTIONS, FALSE, FAILS].flatMap((words) => [...words]))

/** False when the words hold nothing that could deny any of them. */
export const mayDeny = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, rejected }) => rejected || DENYING.has(word))
