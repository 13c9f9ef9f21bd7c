/** Reads a job description: its title and what it asks for, each requirement with the words that say so. */

import { choicesIn, examplesIn } from '@/domain/cv-review/alternatives'
import { degreeIn, LEVEL_NAMES, yearsIn } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf, quoteAround, tokensOfPiece } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { isAskedAtEnd, type Strength, sparedIn, strengthsIn } from './asked-strength'
import { employersIn, isInName, isOfEmployer } from './employer'
import { isJobBoilerplate, type JobSection, jobHeading } from './headings'
import { jobTitle, occupationsOf } from './job-title'
import { unknownTerms } from './unknown-terms'

export type Requirement = {
  kind: 'skill' | 'soft' | 'language' | 'certificate' | 'term' | 'years' | 'degree'
  /** As the job writes it. */
  term: string
  skill: Skill | null
  /** Years, or level of education. */
  amount: number
  strength: Strength
  weight: number
  /** Verbatim from the job description. */
  quote: string
  /** What it may be replaced with ("ICAN or ACCA"): the same for all of one choice. */
  choice: string | null
  /** What the job gives as examples of it: "a CRM such as Salesforce". */
  examples: readonly Skill[]
}

export type JobPiece = Piece & {
  section: JobSection | null
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type Job = {
  text: string
  /** Verbatim; empty when the text names none. */
  title: string
  titleTokens: readonly Token[]
  occupations: readonly Occupation[]
  /** What counts: without benefits, the employer's praise of itself and how to apply. */
  pieces: readonly JobPiece[]
  requirements: readonly Requirement[]
}

export function readJob(text: string, lexicon: Lexicon): Job {
  let section: JobSection | null = null
  const all: JobPiece[] = []
  for (const piece of piecesOf(text)) {
    const heading = asksByName(piece.text, lexicon) ? null : jobHeading(piece)
    if (heading) {
      section = heading.section
      if (heading.rest === '') continue
    }
    const body = heading ? { ...piece, text: heading.rest, tokens: tokensOfPiece(heading.rest) } : piece
    const spared = sparedIn(body.text)
    const skills = lexicon.skillsIn(body.text).filter(({ start }) => !spared(start))
    all.push({ ...body, section, skills, titles: titlesBeside(skills, lexicon.titlesIn(body.text)) })
  }
  const title = jobTitle(text, all)
  const relevant = all.filter((piece) => piece.section !== 'skip' && !isJobBoilerplate(piece.text))
  // An advertisement that is nothing but benefits, as far as can be seen, is read as it stands.
  const pieces = relevant.length > 0 ? relevant : all
  const titleTokens = tokensOf(title)
  const occupations = occupationsOf(title, lexicon)
  return { text, title, titleTokens, occupations, pieces, requirements: requirementsIn(text, pieces, title, lexicon) }
}

/** "Kubernetes preferred" and "SAP experience: a plus" are as short as headings, and ask for something. */
function asksByName(text: string, lexicon: Lexicon): boolean {
  if (text.length > 60 || !isAskedAtEnd(text)) return false
  return lexicon.skillsIn(text).length > 0 || degreeIn(text, 'lowest') !== null
}

/** Years of work, and not how old the employer is. */
const ABOUT_WORK =
  /experience|experienced|background|practice|\brole\b|years? (?:in|as|of|post|\w+ing\b)|minimum|at least|\b(?:have|has|with|bring) (?:\w+ ){0,2}\d{1,2}\+/i

const BASE: Readonly<Record<Requirement['kind'], number>> = {
  skill: 1,
  certificate: 1.1,
  language: 0.7,
  term: 0.6,
  soft: 0.25,
  years: 1.4,
  degree: 1,
}
const FACTOR: Readonly<Record<Strength, number>> = { must: 1, mentioned: 0.7, nice: 0.4 }
const ORDER: readonly Strength[] = ['mentioned', 'nice', 'must']

/** In the order of the text, each once; said more than once it weighs more, and the strongest wording counts. */
function requirementsIn(text: string, pieces: readonly JobPiece[], title: string, { rarity }: Lexicon): Requirement[] {
  const found = new Map<string, { requirement: Requirement; times: number }>()
  const add = (
    key: string,
    {
      choice = null,
      examples = [],
      ...rest
    }: Omit<Requirement, 'weight' | 'choice' | 'examples'> & Partial<Pick<Requirement, 'choice' | 'examples'>>,
  ) => {
    const requirement = { ...rest, choice, examples }
    const before = found.get(key)
    if (!before) found.set(key, { requirement: { ...requirement, weight: 0 }, times: 1 })
    else {
      before.times++
      if (ORDER.indexOf(requirement.strength) > ORDER.indexOf(before.requirement.strength)) {
        before.requirement = { ...requirement, weight: 0 }
      }
    }
  }
  const employers = employersIn(text)
  for (const piece of pieces) {
    const strengthAt = strengthsIn(piece.text, piece.section)
    /** What one has or has not is asked for, unless it is said to be welcome only. */
    const askedAt = (start: number): Strength => (strengthAt(start) === 'nice' ? 'nice' : 'must')
    const named = degreeIn(piece.text, 'lowest')
    const degree = named && !sparedIn(piece.text)(named.start) ? named : null
    const years = isOfEmployer(piece) ? null : yearsIn(piece.text)
    if (degree) {
      add('degree', {
        kind: 'degree',
        term: LEVEL_NAMES[degree.level] ?? 'degree',
        skill: null,
        amount: degree.level,
        strength: OR_EXPERIENCE.test(piece.text.slice(degree.end)) ? 'mentioned' : askedAt(degree.start),
        quote: quoteAround(piece.text, degree.start, degree.end),
      })
    }
    if (years && (ABOUT_WORK.test(piece.text) || piece.section === 'must' || degree !== null)) {
      add('years', {
        kind: 'years',
        term: `${years.years}+ years of experience`,
        skill: null,
        amount: years.years,
        strength: askedAt(years.start),
        quote: quoteAround(piece.text, years.start, years.end),
      })
    }
    const choices = choicesIn(piece)
    const examples = examplesIn(piece, choices)
    for (const hit of piece.skills) {
      const { value, start, end } = hit
      // The subject of a degree is not a skill of its own.
      if (degree && value.kind === 'skill' && isSubjectOf(degree, start, piece.text)) continue
      if (piece.text === title || namesPerson(piece, hit) || isInName(employers, piece.text, hit)) continue
      const term = piece.text.slice(start, end)
      const quote = quoteAround(piece.text, start, end)
      add(value.name, {
        kind: value.kind,
        term,
        skill: value,
        amount: 0,
        strength: strengthAt(start),
        quote,
        choice: choices.get(hit) ?? null,
        examples: examples.get(hit) ?? [],
      })
    }
    for (const { text, start, end } of piece.section === null ? [] : unknownTerms(piece)) {
      if (sparedIn(piece.text)(start) || (degree && isSubjectOf(degree, start, piece.text))) continue
      add(`term ${text.toLowerCase()}`, {
        kind: 'term',
        term: text,
        skill: null,
        amount: 0,
        strength: strengthAt(start),
        quote: quoteAround(piece.text, start, end),
      })
    }
  }
  return [...found.values()].map(({ requirement, times }) => {
    const { kind, strength, term, skill } = requirement
    const often = Math.min(1.5, 1 + 0.2 * (times - 1))
    // "Reporting" tells little; one rare word makes a name telling.
    const rare = skill ? 0.3 + 0.7 * Math.max(0, ...tokensOf(term).map(rarity)) : 1
    return { ...requirement, weight: BASE[kind] * FACTOR[strength] * often * rare * generality(requirement) }
  })
}

/** "A degree in design or equivalent experience": it can be done without. */
const OR_EXPERIENCE =
  /\bor (?:an? )?(?:(?:equivalent|comparable|relevant|similar|practical|professional|work)\s+)+experience\b/i

/** Words behind a degree that end what it is in. */
const SUBJECT_END =
  /;|(?<!^)\.|\b(?:experience|years?|yrs|knowledge|familiar\w*|proficien\w*|skills?|certif\w*|required|preferred|plus|with|must)\b/i

function isSubjectOf(degree: { start: number; end: number }, start: number, text: string): boolean {
  if (start <= degree.start || start - degree.end >= 90) return false
  // "A degree and CPA": a second thing, and not what the degree is in.
  if (/^(?:['’]s)?(?: degree)?\s*(?:(?:,\s*)?(?:and|or|plus)\b|[,;+&])/i.test(text.slice(degree.end))) return false
  return !SUBJECT_END.test(text.slice(degree.end, start))
}

/** "Five years as a product manager" names the person that is wanted, and no skill beside the title. */
const namesPerson = ({ titles, skills }: JobPiece, { start, end, value }: PhraseHit<Skill>): boolean =>
  titles.some((title) => {
    if (start >= title.end || end <= title.start) return false
    // "CPA preferred" asks for the certificate, and "Photoshop, Illustrator and InDesign" for programs.
    const isSame = start === title.start && end === title.end
    return !(isSame && (value.kind === 'certificate' || skills.length > 1))
  })

/** Office programs and habits of every trade tell little of this one. */
const generality = ({ kind, skill }: Requirement): number => {
  // Who writes an English CV for an English advertisement shows it by that.
  if (skill?.name === 'English') return 0.3
  return kind === 'skill' && skill?.field === 'general' ? 0.5 : 1
}
