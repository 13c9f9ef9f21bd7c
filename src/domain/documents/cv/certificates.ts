/** Reads the certificates, licences and memberships of a CV. */
import words from '@/content/language/certificates.json'
import type { Extract } from '@/domain/documents/types'
import type { CvSegment } from './cv'
import type { Row } from './row'

const named = new Set(words.named.split(' '))
const professional = new Set(words.professional.split(' '))
const none = new Set(words.none.split(' '))

const LONGEST = 22
const LONGEST_ELSEWHERE = 10
/** Separators of entries; a year also ends an entry: "ICAN (2018), CITN (2020)". */
const BETWEEN = /[;|•]|(?<=(?:19|20)\d{2}\)?),\s(?=\p{Lu})/u
/** The text up to the year: "…, 2020, renewed 2023". */
const YEAR_ENDS = /^(.{3,200}?(?:19|20)\d{2}\)?)(?=[\s,;].{1,80}$)/u

const hasWord = (segment: CvSegment, set: ReadonlySet<string>): boolean =>
  segment.tokens.some(({ word }) => set.has(word))
const hasKnown = ({ skills }: CvSegment): boolean => skills.some(({ value }) => value.kind === 'certificate')

/** Whether a segment outside the list of certificates is a certificate. */
function isCertificate(segment: CvSegment): boolean {
  if (segment.topic === 'certificates') return segment.tokens.length <= LONGEST
  if (segment.topic === 'education' || segment.topic === null || segment.section === 'education') {
    return (
      segment.section === 'education' &&
      segment.tokens.length <= LONGEST &&
      (hasKnown(segment) || hasWord(segment, named) || hasWord(segment, professional))
    )
  }
  return (
    segment.tokens.length <= LONGEST_ELSEWHERE &&
    hasKnown(segment) &&
    !/[:,;]/.test(segment.text) &&
    /\p{Lu}{2}/u.test(segment.text)
  )
}

const ISSUE = /^(?:issued|issuing|expires|credential id|show credential|see credential)\b/i
/** "Issued Aug 2020", two lines below the name of a certificate, with the issuer in between. */
const isIssue = (row: Row | undefined): boolean => ISSUE.test(row?.segments[0]?.text ?? '')

/** @param rows rows outside education; segments of jobs are skipped */
export function certificatesIn(text: string, rows: readonly Row[]): Extract[] {
  return rows.flatMap(({ segments }, i) => {
    if (isIssue(rows[i]) || (isIssue(rows[i + 1]) && i > 0 && !isIssue(rows[i - 1]) && !rows[i]?.isApart)) return []
    const [first, last] = [segments[0], segments.at(-1)]
    if (!first || !last || first.job !== null || !segments.some(isCertificate)) return []
    if (first.section !== 'education' && segments.length > 1) return []
    const whole = text.slice(first.start, last.start + last.text.length)
    if (segments.every((segment) => hasWord(segment, none) && segment.tokens.length <= 3)) return []
    return entriesOf(whole, first.start)
  })
}

function entriesOf(whole: string, from: number): Extract[] {
  const entries: Extract[] = []
  let at = 0
  for (const raw of whole.split(BETWEEN)) {
    const index = whole.indexOf(raw, at)
    at = index + raw.length
    const lead = raw.length - raw.trimStart().length
    const body = raw.trim()
    const cut = YEAR_ENDS.exec(body)?.[1] ?? body.replace(/(?<=\p{L})\.$/u, '')
    const start = from + index + lead
    if (/\p{L}{2}/u.test(cut)) entries.push({ text: cut, start, end: start + cut.length })
  }
  return entries
}
