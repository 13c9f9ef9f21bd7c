/** Looks for each requirement of a job in a CV, with the words that prove it and where they stand. */

import type { Requirement } from '@/domain/documents/advert/read-advert'
import { type Cv, type CvPiece, isHeadline, type Place, placeOf } from '@/domain/documents/cv/read-cv'
import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { quoteAround } from '@/domain/documents/pieces'
import type { Skill } from '@/domain/documents/taxonomy'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'

export type Evidence = {
  /** 0 not found to 1 shown at work lately. */
  strength: number
  /** `related`: something near it; `partly`: its words, not as a name, or a kind of it. */
  how: 'named' | 'partly' | 'related' | 'missing'
  /** Verbatim from the CV; null when there is none. */
  quote: string | null
  place: Place | null
}
export type Match = { requirement: Requirement; evidence: Evidence }

/** What was shown at work lately is the best proof; a word in a list is a claim. */
const STRENGTH: Readonly<Record<Place, number>> = {
  'recent job': 1,
  'older job': 0.9,
  education: 0.8,
  summary: 0.75,
  'skills list': 0.75,
  elsewhere: 0.6,
}
const PARTLY = 0.55
const RELATED = 0.2
/** A tool of the trade that a wider name stands for. */
const NARROWER = 0.8
const TITLED = 0.85
export const MISSING: Evidence = { strength: 0, how: 'missing', quote: null, place: null }
/** The CV itself is written in it, as far as the product reads CVs. */
const WRITTEN_IN_IT: Evidence = { strength: 0.8, how: 'named', quote: null, place: 'elsewhere' }
/** Skills in one piece from which on they are a list, wherever it stands. */
const LIST_FROM = 5
/** Skills that a person can claim in lists at full weight. */
const BELIEVABLE = 50

type Standing = { piece: CvPiece; start: number; end: number }

export function isList(piece: CvPiece): boolean {
  const covered = piece.skills.reduce((sum, { length }) => sum + length, 0)
  return piece.skills.length >= LIST_FROM && covered >= 0.55 * piece.tokens.length
}

/** Finds the evidence for one requirement after another in the pieces that count. */
export function evidenceIn(
  cv: Cv,
  pieces: readonly CvPiece[],
  headlineBelief: number,
  areNear: Lexicon['areNear'],
): (requirement: Requirement) => Evidence {
  const bySkill = new Map<string, Standing[]>()
  const byBroader = new Map<string, Standing[]>()
  const byGroup = new Map<string, Map<Skill, Standing>>()
  const byStem = new Map<string, Map<CvPiece, Standing>>()
  const listed = new Set<string>()
  for (const piece of pieces) {
    for (const { value, start, end } of piece.skills) {
      const known = bySkill.get(value.name)
      if (known) known.push({ piece, start, end })
      else bySkill.set(value.name, [{ piece, start, end }])
      for (const name of value.broader ?? []) {
        byBroader.set(name, [...(byBroader.get(name) ?? []), { piece, start, end }])
      }
      const group = `${value.field} ${value.group}`
      // What was done says more of a neighbouring skill than what one is called.
      const kin = byGroup.get(group) ?? new Map<Skill, Standing>()
      if (piece.titles.length === 0 && !kin.has(value)) byGroup.set(group, kin.set(value, { piece, start, end }))
      if (isList(piece) || piece.section === 'skills') listed.add(value.name)
    }
    for (const { stem, start, end } of piece.tokens) {
      const places = byStem.get(stem) ?? new Map<CvPiece, Standing>()
      if (!places.has(piece)) byStem.set(stem, places.set(piece, { piece, start, end }))
    }
  }
  const belief = Math.min(1, BELIEVABLE / Math.max(1, listed.size))

  const strengthAt = (piece: CvPiece): { place: Place; strength: number } => {
    const place = isList(piece) && piece.job === null ? 'skills list' : placeOf(piece, cv)
    const claimed = isHeadline(piece) ? headlineBelief : isList(piece) ? belief : 1
    return { place, strength: STRENGTH[place] * claimed }
  }
  const at = ({ piece, start, end }: Standing, how: Evidence['how'], factor: number): Evidence => {
    const { place, strength } = strengthAt(piece)
    const quote = how === 'related' ? piece.text.slice(start, end) : quoteAround(piece.text, start, end)
    return { strength: strength * factor, how, quote, place }
  }
  const best = (places: readonly Standing[], how: Evidence['how'], factor: number): Evidence => {
    let strongest: Standing | null = null
    let most = 0
    for (const place of places) {
      const { strength } = strengthAt(place.piece)
      if (strength <= most) continue
      most = strength
      strongest = place
    }
    return strongest ? at(strongest, how, factor) : MISSING
  }

  /** A degree in English says less of a language than any other line. */
  const standingsOf = ({ name, kind }: Skill): readonly Standing[] => {
    const all = bySkill.get(name) ?? []
    const spoken = kind === 'language' ? all.filter(({ piece }) => piece.section !== 'education') : all
    return spoken.length > 0 ? spoken : all
  }
  /** An example that the job itself gives shows the kind it stands for. */
  const byExample = ({ examples }: Requirement): Evidence =>
    best(
      examples.flatMap(({ name }) => bySkill.get(name) ?? []),
      'named',
      1,
    )

  return (requirement) => {
    const { kind, skill, term } = requirement
    if (kind === 'years') return yearsEvidence(requirement, cv, pieces)
    if (skill?.name === 'English' && !bySkill.has('English')) return WRITTEN_IN_IT
    if (kind === 'degree') return degreeEvidence(requirement, cv, pieces)
    if (skill) {
      const named = best(standingsOf(skill), 'named', 1)
      if (named.strength > 0) return kind === 'skill' || kind === 'soft' ? named : heldFor(requirement, named)
      const shown = byExample(requirement)
      if (shown.strength > 0) return shown
    }
    const narrower = best(byBroader.get(skill?.name ?? '') ?? [], 'partly', NARROWER)
    if (narrower.strength > 0) return narrower
    const tokens = tokensOf(skill ? skill.name.replace(/\([^(]*\)/, '') : term)
    const partly = wordsTogether(tokens, byStem)
    // An accountant shows accounting by the title.
    const titled = partly?.piece.titles.find(({ start, end }) => partly.start >= start && partly.end <= end)
    if (partly && titled && tokens.length === 1) {
      return { ...at(partly, 'named', TITLED), quote: partly.piece.text.slice(titled.start, titled.end) }
    }
    if (partly) return skill ? at(partly, 'partly', PARTLY) : at(partly, 'named', 1)
    if (!skill || kind !== 'skill' || skill.field === 'general') return MISSING
    const kin = [...(byGroup.get(`${skill.field} ${skill.group}`) ?? [])]
    const near = kin.find(([other]) => areNear(skill, other))?.[1]
    if (!near) return MISSING
    // Scrum is a kind of agile work: what gives a group its name is shown by what belongs to it.
    return namesGroup(skill) ? at(near, 'partly', PARTLY) : at(near, 'related', RELATED)
  }
}

const UNDER_WAY =
  /\b(?:in view|in progress|ongoing|pursuing|part[- ]qualified|(?<!for )students?|candidate|studying|enrolled|awaiting|working towards?)\b/i
const HALF_HELD = 0.4

/** A certificate or a language is held, not shown; a certificate that is still under way is not held yet. */
function heldFor({ kind, quote }: Requirement, named: Evidence): Evidence {
  if (kind === 'certificate' && UNDER_WAY.test(named.quote ?? '') && !UNDER_WAY.test(quote)) {
    return { ...named, how: 'related', strength: HALF_HELD }
  }
  return { ...named, strength: Math.max(0.95, named.strength) }
}

const namesGroup = ({ name, group }: Skill): boolean => name.toLowerCase() === group.toLowerCase()

/** All telling words of a name in one piece, in any order: "reports on the finances" for "financial reporting". */
function wordsTogether(
  tokens: readonly Token[],
  byStem: ReadonlyMap<string, ReadonlyMap<CvPiece, Standing>>,
): Standing | null {
  const stems = tokens.map(({ stem }) => stem).filter((stem) => !isFunctionWord(stem))
  const [first, ...others] = stems
  if (first === undefined || (others.length === 0 && tokens.length > 1)) return null
  for (const [piece, place] of byStem.get(first) ?? []) {
    if (piece.tokens.length > 60) continue
    if (others.every((stem) => byStem.get(stem)?.has(piece))) return place
  }
  return null
}

/** Months between the dates of jobs; without dates, what the CV says of itself, believed a little less. */
function yearsEvidence({ amount }: Requirement, cv: Cv, pieces: readonly CvPiece[]): Evidence {
  const worked = cv.months / 12
  const claim = pieces
    .map((piece) => ({ piece, found: yearsIn(piece.text) }))
    .filter(({ piece, found }) => found !== null && /experience|expertise|background|career/i.test(piece.text))
    .sort((a, b) => (b.found?.years ?? 0) - (a.found?.years ?? 0))[0]
  const claimed = worked > 0 ? 0 : 0.8 * (claim?.found?.years ?? 0)
  const strength = Math.min(1, Math.max(worked, claimed) / amount)
  const dated = cv.jobs.find(({ span }) => span)?.span
  if (strength === 0) return MISSING
  const how = strength >= 0.95 ? 'named' : 'partly'
  if (worked > 0 && dated) return { strength, how, quote: dated.text, place: 'recent job' }
  return {
    strength,
    how: claimed > 0 && (claim?.found?.years ?? 0) >= amount ? 'named' : how,
    quote: claim?.found ? quoteAround(claim.piece.text, claim.found.start, claim.found.end) : null,
    place: 'summary',
  }
}

function degreeEvidence({ amount }: Requirement, cv: Cv, pieces: readonly CvPiece[]): Evidence {
  const found = pieces
    .filter(({ section, job }) => section !== 'skills' && (section === 'education' || job === null))
    .flatMap((piece) => {
      const degree = degreeIn(piece.text, 'highest')
      return degree && !(piece.section !== 'education' && piece.tokens.length > 30) ? [{ piece, ...degree }] : []
    })
    .sort((a, b) => b.level - a.level)[0]
  if (!found) return MISSING
  const short = amount - found.level
  return {
    strength: short <= 0 ? 1 : short === 1 ? 0.5 : 0.2,
    how: short <= 0 ? 'named' : 'partly',
    quote: quoteAround(found.piece.text, found.start, found.end),
    place: placeOf(found.piece, cv) === 'education' ? 'education' : 'elsewhere',
  }
}
