/**
 * Advice on each requirement without full evidence, with the points that it would add; every piece of advice is
 * conditional on being true.
 */
import words from '@/content/language/review-words.json'
import { isBoilerplate } from '@/domain/documents/boilerplate'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { RequirementKind } from '@/domain/documents/types'
import { withoutLeadIns } from '@/domain/interview/personal-questions/phrase'
import { stemOf } from '@/domain/text/stem'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { oneLine } from '@/domain/text/wording'
import { UNDER_WAY } from './evidence/degree'
import { levelIn } from './evidence/language-level'
import { isTrait } from './habits'
import { exactWith } from './points'
import { isTerm, type Row } from './rows'
import { type CvMatch, matchCv } from './score'
import { isNearestOnly } from './strength'
import { NEAR_TITLE } from './titles'

export type Advice = {
  /** False where rewording cannot help: years and degrees. */
  canHelp: boolean
  /** What to write if it is true, or why nothing helps; null where nothing is to be done. */
  advice: string | null
  /** Points that the exact score would gain; 0 where nothing helps. */
  gain: number
}

/** In characters: a longer title is a sentence read as a title. */
const LONGEST_TITLE = 80
/** Gain in points below which a headline is not suggested. */
const WORTH_IT = 0.5
/** Similarity below which the nearest title of the CV is not shown. */
const SOMEWHAT_NEAR = 0.25
/** Similarity of the fields of work from which a CV may well be of the advertised work. */
const SAME_FIELD = 0.4
/** To one decimal. */
export const rounded = (points: number): number => Math.round(10 * points) / 10

export function adviceOn(match: CvMatch, index: number): Advice {
  const row = match.rows[index]
  if (!row) return { canHelp: true, advice: null, gain: 0 }
  if (row.verdict === 'has') return { canHelp: true, advice: isNearestOnly(row) ? NEAREST : null, gain: 0 }
  const fixed = cannotHelp(row, match)
  if (fixed) return { canHelp: false, advice: fixed, gain: 0 }
  return {
    canHelp: true,
    advice: wordsFor(row),
    gain: rounded(Math.max(0, exactWith(match.points, match.rows, [index]) - match.points.exact)),
  }
}

function cannotHelp({ kind, requirement }: Row, { cv }: CvMatch): string | null {
  if (kind === 'degree') {
    if (cv.education.length === 0) return null
    if (takesExperience(requirement)) return EXPERIENCE_TOO
    return 'Your degree is of another level or subject. No wording can change that honestly.'
  }
  if (kind !== 'years' || cv.months === 0) return null
  return 'The dates of your fitting jobs do not add up to it. No wording can change that honestly.'
}

/** "Master's level or equivalent experience", but not "a degree or equivalent, and experience in care". */
const INSTEAD =
  /\b(?:or|and\/or|\/)\s{0,3}(?:an? )?(?:equivalent|comparable|similar|relevant)(?: \w{1,20}){0,2} experience\b/i

/** Whether an advertisement takes experience in place of a degree. */
export const takesExperience = ({ text, line }: Pick<Row['requirement'], 'text' | 'line'>): boolean =>
  INSTEAD.test(text) || INSTEAD.test(line.slice(line.indexOf(text)))

const EXPERIENCE_TOO =
  'Your degree is of another level or subject, but the job takes experience of that level in its place. ' +
  'Say in your summary which work of yours is, and for how long.'

/** The advice on a row that the CV shows in part or not at all. */
export function wordsFor(row: Row): string {
  const { text, kind, verdict, place, requirement } = row
  if (isTerm(requirement)) return SAY_SO
  const quote = row.quote === null ? null : withoutStop(oneLine(row.quote))
  const name = subjectOf(oneLine(text))
  if (kind === 'language' && requirement.skill?.name === 'English' && verdict === 'no') return IN_ENGLISH
  if (kind === 'certificate' && quote !== null && UNDER_WAY.test(quote)) return notCompleted(quote)
  if (verdict === 'partly' && quote !== null && kind !== 'years') {
    const named = placeNaming(requirement, quote)
    if (named !== null) return whatIsMissing(row, quote, named)
    // Work does not include "Excellent communication skills", it shows them.
    if (isManner(requirement))
      return `Your CV says “${quote}”. If that work shows “${name}”, say how, and what came of it.`
    if (place !== 'education') return `Your CV says “${quote}”. If that work included “${name}”, name it there.`
  }
  if (kind === 'certificate' && PERSONAL_PAPER.test(text)) {
    return `If you hold it, add “${name}” in a line below your contact details.`
  }
  return isHabit(requirement) ? SHOW_IT : IF_TRUE[kind](name)
}

/** A quotation that a sentence of ours goes on after. */
const withoutStop = (quote: string): string => quote.replace(/[.,;:\s]{1,9}$/, '')

/** "Good working knowledge of UK employment law" → "UK employment law"; "deep learning" stays whole. */
function subjectOf(text: string): string {
  const { rest, before } = withoutLeadIns(text)
  return / (?:of|in|with|using|as|to)$/.test(before) ? rest : text
}

/** A skill outside the taxonomy is more often a way of working than a tool. */
const isHabit = ({ kind, skill }: Row['requirement']): boolean =>
  kind === 'skill' && (skill === null || skill.kind === 'soft')

/** A trait or another soft skill. */
const isManner = (requirement: Row['requirement']): boolean =>
  requirement.kind === 'skill' && (requirement.skill?.kind === 'soft' || isTrait(requirement))

/** Papers that nobody lists among their studies. */
const PERSONAL_PAPER = new RegExp(`\\b(?:${words.personalPapers})\\b`, 'i')

const IN_ENGLISH =
  'Your CV shows that you write English. If the job needs more than that, add “English” with your level.'
const NEAREST = 'No line says this in so many words; this one comes nearest. If it is that work, name it there.'
const SAY_SO = 'If it is true of you, say so in your letter; it needs no line in your CV.'
const SHOW_IT = 'If it is true of you, add a line that shows it: what you did, how much of it, and what came of it.'

const IF_TRUE: Readonly<Record<RequirementKind, (name: string) => string>> = {
  skill: (name) =>
    `If you have done it, add a line to your latest job on what you did with “${name}” and what came of it.`,
  tool: (name) => `If you have worked with it, add a line to your latest job on what you did with “${name}”.`,
  duty: () => SHOW_IT,
  certificate: (name) => `If you hold it, add “${name}” under education, with the year.`,
  language: (name) => `If you speak it, add “${name}” with your level.`,
  years: () => 'Give each job its months and years; without dates nothing shows how long you did the work.',
  degree: (name) => `If you hold it, add “${name}” under education, with the year.`,
}

/** Words that qualify a name and are no part of it: "advanced Excel", "a valid driving licence". */
const QUALIFIER = /^(?:valid|current|clean|good|strong|advanced|fluent|excellent|proficient|proven|skills?)$/

/** The words that must occur in a line that says the same. */
const contentOf = (text: string): Token[] =>
  tokensOf(text).filter(({ word, stem }) => !isFunctionWord(stem) && !/^\d/.test(word))

/** "APIs" as "api", which the stems keep apart. */
const withoutS = (word: string): string => word.replace(/s$/, '')

/** The entry of a list, or else the whole quote, that names a requirement in its own words; null where none does. */
function placeNaming({ text, skill, kind }: Row['requirement'], quote: string): string | null {
  const all = contentOf(kind === 'language' ? (skill?.name ?? text) : text)
  // In a duty every word counts; other requirements are names, with words of adverts around them.
  const own = kind === 'duty' ? all : all.filter(({ word, stem }) => !QUALIFIER.test(word) && !isBoilerplate(stem))
  const words = own.length > 0 ? own : all
  const names = (part: string): boolean => {
    const said = new Set(tokensOf(part).flatMap(({ word, stem }) => [stem, withoutS(word)]))
    return words.every(({ word, stem }) => said.has(stem) || said.has(withoutS(word)))
  }
  if (words.length === 0 || !names(quote)) return null
  return quote.split(/[,;.]\s/).find(names) ?? quote
}

const HEDGE = /\b(?:basics?|beginner|elementary|a little|limited|learning|studying)\b/i
/** "some Korean", but not "some fifty scripts". */
const SOME = /\b[Ss]ome (?=\p{Lu})/u

const notCompleted = (quote: string): string =>
  `Your CV says “${quote}”, which reads as not yet completed. Once you hold it, say so, with the year.`

/** For a quote that names the requirement already. */
function whatIsMissing({ text, kind, requirement }: Row, quote: string, named: string): string {
  const amount = MORE[kind] === MORE_WORK ? comparedAmount(requirement.text, named) : null
  if (amount !== null) {
    const told = amount === 'none' ? ' without a figure' : ''
    return (
      `Your CV says “${quote}”${told}, and the job asks for “${oneLine(text)}”. ` +
      (amount === 'none' ? 'Add your figure.' : 'If you have reached that by now, give the new figure.')
    )
  }
  if (kind === 'language' && levelIn(named) > 0 && levelIn(text) > 0) {
    return (
      `Your CV says “${quote}”, and the job asks for “${oneLine(text)}”. ` +
      'If you have reached that, give the new level.'
    )
  }
  if (HEDGE.test(named) || SOME.test(named)) {
    return `Your CV says “${quote}”, which sounds like only a little of it. If it is more by now, say how much.`
  }
  const more =
    requirement.skill?.kind === 'certificate' ? MORE.certificate : isHabit(requirement) ? SHOW_IT : MORE[kind]
  return `Your CV names it (“${quote}”), but shows it only in part. ${more}`
}

const MORE_WORK = 'If there is more to it, say what you did, how much of it, and what came of it.'
const MORE: Readonly<Record<RequirementKind, string>> = {
  skill: MORE_WORK,
  tool: MORE_WORK,
  duty: MORE_WORK,
  years: MORE_WORK,
  certificate: 'If you hold it as the job asks, say so, with the year.',
  language: 'Add your level.',
  degree: 'If you hold it as the job asks, add its level, its subject and the year.',
}

/** Not "Windows 10". */
const AMOUNTS = /(?<![\d.,]|\p{Lu}\p{L}{0,20}\s)(\d+(?:[.,]\d+)*)\s?(%|\p{L}+)/gu
/** Each number with the stem of the word after it: "30 wpm". */
const amountsIn = (text: string): { value: number; unit: string }[] =>
  [...text.matchAll(AMOUNTS)]
    .map(([, figure = '', unit = '']) => ({
      value: Number(figure.replaceAll(',', '')),
      unit: stemOf(unit.toLowerCase()),
    }))
    .filter(({ unit }) => !isFunctionWord(unit))

/** Whether a line gives a smaller amount than a requirement, or none; null where the amount is no reason. */
function comparedAmount(asked: string, said: string): 'smaller' | 'none' | null {
  const wanted = amountsIn(asked)
  if (wanted.length === 0) return null
  const given = amountsIn(said)
  if (!/\d/.test(said)) return 'none'
  const isLess = wanted.some(({ value, unit }) => {
    const same = given.filter((each) => each.unit === unit)
    return same.length > 0 && same.every((each) => each.value < value)
  })
  return isLess ? 'smaller' : null
}

export type TitleAdvice = {
  /** As advertised; empty where the advertisement has no title. */
  advertised: string
  /** The nearest title in the CV, verbatim; null where none is similar. */
  inCv: string | null
  advice: string | null
  /** Points that the advertised title would add as a headline. */
  gain: number
}

/** Whether the work of a CV is another than the advertised one; without any job, only if nothing speaks for it. */
function isOfOtherWork({ work: { title, field }, cv }: CvMatch): boolean {
  if (title.similarity >= NEAR_TITLE) return false
  const [isFar, isApart] = [title.similarity < SOMEWHAT_NEAR, field < SAME_FIELD]
  return cv.jobs.length > 0 ? isFar || isApart : isFar && isApart
}

export function titleAdvice(match: CvMatch, lexicon: Lexicon, now: Date): TitleAdvice {
  const { advert, work, cv, points } = match
  const advertised = advert.title
  const inCv = work.title.similarity >= SOMEWHAT_NEAR ? work.title.quote : null
  if (advertised === '' || advertised.length > LONGEST_TITLE || cv.segments.length === 0) {
    return { advertised, inCv, advice: null, gain: 0 }
  }
  const titled = matchCv(`${advertised}\n${cv.text}`, advert, lexicon, now)
  const gain = rounded(Math.max(0, titled.points.exact - points.exact))
  // For other work the title would be untrue, however many points it would bring.
  const isOtherWork = isOfOtherWork(match)
  if (gain < WORTH_IT || isOtherWork) return { advertised, inCv, advice: null, gain: isOtherWork ? 0 : gain }
  const advice =
    work.title.similarity >= NEAR_TITLE
      ? `Your CV calls the work “${oneLine(work.title.quote)}”. If it was the same work, name it in the ` +
        `headline as the advertisement does: “${oneLine(advertised)}”.`
      : `Put “${oneLine(advertised)}” in the line under your name, but only if that is work you have done.`
  return { advertised, inCv, advice, gain }
}
