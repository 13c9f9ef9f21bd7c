/** Features of a row of a CV and of its neighbours, the input of its label. */
import certificateWords from '@/content/language/certificates.json'
import wordings from '@/content/language/cv-header-words.json'
import educationWords from '@/content/language/education.json'
import workVerbs from '@/content/language/work-verbs.json'
import { pointIn, spansIn } from '@/domain/documents/dates'
import { startsWithDegree } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { setOf } from '@/domain/text/word-sets'
import { partScores } from './header-features'
import { labelOf, partsOfRow, SPEAKS } from './header-parts'
import { textOf } from './header-rows'
import type { CvTopic } from './headings'
import type { Row } from './row'

const organisations = setOf(`${wordings.organisation} ${wordings.legal}`)
const ranks = setOf(wordings.ranks)
const institutions = setOf(educationWords.institution)
const grades = setOf(educationWords.grade)
const certificates = setOf(`${certificateWords.named} ${certificateWords.professional}`)
const verbs = setOf(workVerbs.regular, ', ')

const TOPICS: readonly (CvTopic | null)[] = [
  null,
  'contact',
  'summary',
  'experience',
  'service',
  'projects',
  'volunteering',
  'education',
  'certificates',
  'skills',
  'languages',
  'achievements',
  'other',
]
const NOW = new Date(0)
const LONG = 16
const SHORT = 5
const TOP_ROWS = 4

const squashed = (score: number): number => 1 / (1 + Math.exp(-score))
const most = (values: readonly number[]): number => Math.max(0, ...values)

/** Features of a row alone, each from 0 to 1. */
function factsOf(row: Row, lexicon: Lexicon) {
  const text = textOf(row)
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const raw = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []
  const share = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length / Math.max(1, words.length)
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  const hasSpan = row.segments.some((segment) => spansIn(segment.text, NOW).length > 0)
  const hasPoint = !hasSpan && row.segments.some((segment) => pointIn(segment.text) !== null)
  const parts = words.length <= 2 * LONG ? partsOfRow(row, 0) : []
  const scores = partScores(parts, lexicon)
  const skills = row.segments.flatMap((segment) => segment.skills)
  const covered = skills.reduce((sum, { start, end }) => sum + end - start, 0)
  const first = words[0] ?? ''
  const stem = /^(.+?)(?:ed|d|ing|es|s)$/.exec(first)?.[1] ?? first
  const title = most(scores.map((score) => squashed(score.title)))
  const employer = most(scores.map((score) => squashed(score.employer)))
  return {
    hasSpan,
    hasPoint,
    isDateAlone: (hasSpan || hasPoint) && parts.length === 0,
    isDateFirst: /^\W{0,3}(?:\p{L}{3,9}\.?\W{1,3})?(?:\d{1,2}[./-])?(?:19|20)\d{2}/u.test(text),
    isDateLast: /(?:(?:19|20)\d{2}|present|now|date|current|ongoing)\W{0,3}$/i.test(text),
    isTiny: words.length <= 2,
    isShort: words.length <= SHORT,
    isMedium: words.length > SHORT && words.length <= LONG,
    isLong: words.length > LONG,
    isVeryLong: words.length > 2 * LONG,
    isListed: row.isListed,
    isNumbered: row.isNumbered,
    isApart: row.isApart,
    isOpening: row.segments[0]?.isOpening ?? false,
    endsSentence: /[.!?]$/.test(text),
    endsOpen: /[:;,]$/.test(text),
    hasColon: /^[^:]{1,40}:\s/.test(text),
    isLabelled: labelOf(text) !== null,
    isLower: /^\p{Ll}/u.test(text),
    isLoud: /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text),
    capitals: raw.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, raw.length),
    title,
    employer,
    named: Math.min(title, employer),
    titleWords: lexicon.titlesIn(text).length > 0,
    ranks: share(ranks),
    organisations: share(organisations),
    hasOrganisation: has(organisations),
    isAt: /\sat\s|@|^at\s/.test(text),
    hasBars: /[|·•–—]/.test(text),
    parts: Math.min(1, parts.length / 5),
    skillsCovered: Math.min(1, covered / Math.max(1, text.length)),
    manySkills: skills.length >= 3,
    languages: skills.some(({ value }) => value.kind === 'language'),
    knownCertificate: skills.some(({ value }) => value.kind === 'certificate'),
    commas: Math.min(1, (3 * (text.match(/[,;|•·/]/g)?.length ?? 0)) / Math.max(1, words.length)),
    degree: startsWithDegree({ text, tokens: row.segments[0]?.tokens ?? [] }),
    institution: has(institutions),
    grade: has(grades),
    certificate: has(certificates),
    verb: verbs.has(stem) || verbs.has(`${stem}e`),
    participle: /(?:ed|ing)$/.test(first),
    figures: /\d\s?[%mk+]|[$£€]|\d,\d{3}/i.test(text),
    digits: /\d/.test(text),
    contact: /@\w|https?:|www\.|\+\d{2}|linkedin|github/i.test(text),
    speaks: SPEAKS.test(text),
    isQuoted: /["“”]/.test(text),
    isColumned: row.segments.length > 1,
  }
}
type Facts = ReturnType<typeof factsOf>

/** Features that are also taken from neighbours. */
const BESIDE: readonly (keyof Facts)[] = [
  'hasSpan',
  'hasPoint',
  'isDateAlone',
  'isShort',
  'isLong',
  'isListed',
  'isApart',
  'isOpening',
  'endsSentence',
  'title',
  'employer',
  'degree',
  'institution',
  'certificate',
  'skillsCovered',
  'commas',
  'isLoud',
]
const OFFSETS = [-2, -1, 1, 2]
/** Features whose meaning depends on the heading above. */
const BELOW: readonly (keyof Facts)[] = [
  'hasSpan',
  'isDateAlone',
  'isListed',
  'title',
  'employer',
  'isShort',
  'isApart',
  'institution',
]
const BELOW_TOPICS: readonly (readonly (CvTopic | null)[])[] = [
  ['experience', 'service'],
  ['education', 'certificates'],
  ['projects', 'volunteering'],
  ['skills', 'languages'],
  [null, 'contact', 'summary'],
  ['achievements', 'other'],
]

/** @returns for each row its own features, its position, and the features of its neighbours, from 0 to 1 */
export function rowFeatures(rows: readonly Row[], lexicon: Lexicon): number[][] {
  const facts = rows.map((row) => factsOf(row, lexicon))
  return rows.map((row, i) => {
    const own = facts[i] as Facts
    const topic = row.segments[0]?.topic ?? null
    return [
      1,
      ...Object.values(own).map(Number),
      ...TOPICS.map((each) => Number(each === topic)),
      Number(i < TOP_ROWS),
      i / rows.length,
      Number(own.hasSpan) * own.title,
      Number(own.hasSpan) * own.employer,
      Number(own.isApart && own.isShort && !own.hasSpan && !own.hasPoint && !own.endsSentence),
      Number(own.isLoud && own.isShort && !own.hasSpan),
      ...BELOW_TOPICS.flatMap((topics) => BELOW.map((fact) => Number(topics.includes(topic)) * Number(own[fact]))),
      ...OFFSETS.flatMap((offset) => {
        const other = facts[i + offset]
        return [Number(other === undefined), ...BESIDE.map((fact) => Number(other?.[fact] ?? 0))]
      }),
    ]
  })
}
