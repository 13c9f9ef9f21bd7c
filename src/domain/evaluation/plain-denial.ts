/**
 * Whether an answer denies a point so plainly that its author may be told so. People who are right say "not" as often as
 * others, and a wrong accusation costs more trust than a denial that nobody mentions. So one sentence must turn down most
 * of what the point claims, little else, and without a limit; and the answer must not say elsewhere what is denied there.
 */
import type { Mentions } from '@/domain/evaluation/denial'
import type { DenyingSentence } from '@/domain/evaluation/denying-sentences'
import { type Sentence, tokensOf } from '@/domain/evaluation/text/tokens'
import { weightOf } from '@/domain/evaluation/text/word-weights'
import type { KeyPoint } from '@/domain/interview/question'

/** What a point claims, made ready to be looked for among the words that an answer denies. Stems without grammar. */
export type Claim = {
  /** Of its main clause, without examples, reasons and what it sets itself apart from. */
  core: readonly string[]
  /** Of its whole sentence and its terms. */
  stems: readonly string[]
  /** Of each listed term. */
  terms: readonly (readonly string[])[]
  /** All words of that clause and of the terms as written, grammar included. */
  words: ReadonlySet<string>
}

/** What follows these in a point is an example, a reason, a circumstance or the contrary. */
const BESIDE =
  /[,;:]?\s{0,9}\b(?:instead of|rather than|such as|for example|since|because|so that|as no|(?:and|but) (?:does |do |is |are )?not|and never|and no|not|without|before|after|until|when|while|which|even|if)\b[\s\S]*$|[;:][\s\S]*$/iu
const AFTER_COMMA = /,[\s\S]*$/u

/** A clause with one of these says itself that something is not so, or keeps it away. */
const TURNS_DOWN =
  /\b(?:not|cannot|never|no|none|nobody|nothing|neither|nor|without|only|avoid\w*|prevent\w*|protect\w*|refus\w+|declin\w+|hides?|weak|leaves? out|kept? back|keeps? [^,]{0,100}\b(?:out of|away from|back from))\b|n['’]t\b/iu

const stemsOf = (text: string) => [
  ...new Set(
    tokensOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => weightOf(stem) > 0),
  ),
]

const weigh = (stems: Iterable<string>) => {
  let sum = 0
  for (const stem of stems) sum += weightOf(stem)
  return sum
}

/** Least weight of a clause that claims something, and of what a denial takes up of it: a telling word and an everyday one. */
const LEAST = 1.5
/** Enough where nothing else is denied. */
const LEAST_BY_ITSELF = 1

/** What the point claims, or null when it turns something down itself, so that a "not" may well agree with it. */
export function claimedBy({ text, terms }: KeyPoint): Claim | null {
  const beside = text.replace(BESIDE, '')
  const main = [beside.replace(AFTER_COMMA, ''), beside].find((clause) => weigh(stemsOf(clause)) >= LEAST) ?? text
  if (TURNS_DOWN.test(main)) return null
  const synonyms = terms.flat()
  return {
    core: stemsOf(main),
    stems: stemsOf([text, ...synonyms].join(' ')),
    terms: synonyms.map(stemsOf).filter((stems) => stems.length > 0),
    words: new Set([main, ...synonyms].flatMap((piece) => tokensOf(piece)).map(({ word }) => word)),
  }
}

/** Least share of the claim that is denied, with and without a listed term of the point among it. */
const OF_CLAIM = { withTerm: 0.5, withoutTerm: 0.75 }
/** Least share that words of this and other points have in all that the clauses deny; less where it is denied wholly. */
const OF_DENIED = { wholly: 0.5, otherwise: 0.65 }
/** Share of the words denied that the answer may say in another place. */
const MOST_SAID = 0.35

/**
 * The sentence that plainly denies the claim. `asked`: stems of all points, since a sentence that turns down two of them
 * still does nothing else.
 */
export const plainDenialOf = (
  claim: Claim,
  { denying, mentions }: { denying: readonly DenyingSentence[]; mentions: Mentions },
  asked: ReadonlySet<string>,
): Sentence | undefined =>
  denying.find((sentence) => denies(sentence, claim, mentions, asked) || restatesWithNot(sentence, claim, mentions))
    ?.sentence

/** Share of the claim that a clause restates, what it denies included. */
const RESTATED = 0.75
/** Share of what a clause speaks of that a sentence must have to speak of the same thing. */
const SAME_SUBJECT = 0.35

/**
 * "The top face is not in tension", of a claim that it is: a clause that says nothing but the claim, and a "not" in it. What
 * stands before the "not" is not denied itself, so few of the words are.
 */
function restatesWithNot({ no, clauses }: DenyingSentence, claim: Claim, mentions: Mentions): boolean {
  return clauses.some(({ denied, said, limits, isOfState }) => {
    if (!isOfState || weigh(denied) < LEAST_BY_ITSELF || said.size === 0 || limits.length > 0) return false
    if (![...denied].every((stem) => claim.core.includes(stem))) return false
    if (![...said].every((stem) => claim.stems.includes(stem) || weightOf(stem) < 1)) return false
    const restated = weigh(claim.core.filter((stem) => denied.has(stem) || said.has(stem)))
    if (restated < Math.max(LEAST, RESTATED * weigh(claim.core))) return false
    const places = (stem: string) =>
      mentions.of(stem).filter(({ stance, sentence }) => stance === 'said' && sentence !== no)
    const elsewhere = new Set([...denied].flatMap(places).map(({ sentence }) => sentence))
    return ![...elsewhere].some((at) => {
      const subject = [...said].filter((stem) => places(stem).some(({ sentence }) => sentence === at))
      return weigh(subject) >= SAME_SUBJECT * weigh(said)
    })
  })
}

function denies({ no, clauses }: DenyingSentence, claim: Claim, mentions: Mentions, asked: ReadonlySet<string>) {
  const denied = new Set(
    claim.stems.filter((stem) => {
      const here = mentions.of(stem).filter(({ sentence }) => sentence === no)
      return here.length > 0 && here.every(({ stance }) => stance === 'denied')
    }),
  )
  const concerned = clauses.filter((clause) => [...clause.denied].some((stem) => denied.has(stem)))
  if (concerned.length === 0) return false
  const hasTerm = claim.terms.some((term) => term.every((stem) => denied.has(stem)))
  const wholly = hasTerm && concerned.every(({ isWhole }) => isWhole)
  const said = [...denied].filter((stem) => mentions.of(stem).some(({ stance }) => stance === 'said'))
  if (weigh(said) > MOST_SAID * weigh(denied)) return false

  const all = new Set(concerned.flatMap((clause) => [...clause.denied]))
  const own = weigh([...all].filter((stem) => denied.has(stem) || asked.has(stem)))
  const core = weigh(claim.core.filter((stem) => denied.has(stem)))
  const share = hasTerm ? OF_CLAIM.withTerm : OF_CLAIM.withoutTerm
  const least = Math.max(own === weigh(all) ? LEAST_BY_ITSELF : LEAST, share * weigh(claim.core))
  return (
    (wholly || core >= least) &&
    own >= (wholly ? OF_DENIED.wholly : OF_DENIED.otherwise) * weigh(all) &&
    concerned.every(({ limits }) => limits.every((word) => claim.words.has(word)))
  )
}
