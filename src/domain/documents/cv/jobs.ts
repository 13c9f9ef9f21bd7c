/** Extracts the jobs of a CV: title, employer, dates and duties. */
import { monthOf } from '@/domain/documents/dates'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Extract } from '@/domain/documents/types'
import type { CvJob, CvSegment } from './cv'
import { employerAt, type Habit, namingOf, titleAt } from './employer'
import { type JobStart, jobStarts } from './job-headers'
import type { Row } from './row'
import type { RowOdds } from './row-labels'
import { statementsOf } from './statements'

const RECENT_MONTHS = 36
/** Assumed age of a job without dates, unless it is the first. */
const UNDATED_MONTHS = 60
/** Log-odds above which a title proves a job, and an employer supports it, without dates. */
const SURE_TITLE = 0
const LIKELY_EMPLOYER = -1

type Named = JobStart & {
  title: Extract | null
  employer: Extract | null
  titleScore: number
  employerScore: number
  employerOffset: number
}

/**
 * Jobs in the order of the text. Marks each segment with its job, and whether it belongs to the job's header.
 * @param text the text of the rows; @param odds probabilities of each row's labels
 */
export function jobsIn(
  text: string,
  rows: readonly Row[],
  odds: readonly RowOdds[],
  now: Date,
  lexicon: Lexicon,
): CvJob[] {
  const { starts, habit } = jobStarts(rows, odds, now, lexicon)
  const hasDated = starts.some(({ span }) => span !== null)
  const named = withEmployersAbove(
    starts.map((start) => name(text, start, habit)),
    rows,
  ).filter((job) => isNamed(job, hasDated, rows))
  const today = monthOf(now)
  const latest = Math.max(...named.map(({ span }) => span?.to ?? 0))
  return named.map((start, job) => {
    const { span, title, employer } = start
    const own = ownSegments(rows, start, named[job + 1]?.first ?? rows.length)
    for (const { segment, isHeader } of own) Object.assign(segment, { job, isHeader })
    const ago = span ? Math.max(0, today - span.to) : job === 0 ? 0 : UNDATED_MONTHS
    return {
      title: title?.text ?? '',
      employer: employer?.text ?? '',
      named: { title, employer },
      from: span?.start ?? '',
      to: span?.end ?? '',
      span,
      isRecent: ago <= RECENT_MONTHS || span?.to === latest,
      recency: Math.max(0.6, 1 - Math.max(0, ago - 12) / 240),
      segments: own.map(({ segment }) => segment),
      lines: statementsOf(
        text,
        own.filter(({ isHeader }) => !isHeader).map(({ segment }) => segment),
      ),
    }
  })
}

function name(text: string, start: JobStart, habit: Habit): Named {
  const naming = namingOf(start.header, habit)
  const { parts, scores } = start.header
  return {
    ...start,
    title: titleAt(text, start.header, naming),
    employer: employerAt(start.header, naming),
    titleScore: scores[naming.title]?.title ?? Number.NEGATIVE_INFINITY,
    employerScore: scores[naming.employer]?.employer ?? Number.NEGATIVE_INFINITY,
    employerOffset: parts[naming.employer]?.offset ?? 0,
  }
}

/**
 * Whether a start is a real job. Beside dated jobs, a row with only a title may be a project or a part of a job;
 * "Member, CIPM" is not a job.
 */
function isNamed(job: Named, hasDated: boolean, rows: readonly Row[]): boolean {
  if (job.span !== null) return job.title !== null || job.employer !== null
  const isCertificate = rows[job.first]?.segments.some(({ skills }) =>
    skills.some(({ value }) => value.kind === 'certificate'),
  )
  return !isCertificate && job.titleScore > SURE_TITLE && (job.employerScore > LIKELY_EMPLOYER || !hasDated)
}

/**
 * Several posts at one employer, whose name occurs once: above the first post, or above all of them with its own dates.
 * A post without an employer gets that of the previous post.
 */
function withEmployersAbove(jobs: readonly Named[], rows: readonly Row[]): Named[] {
  const result: Named[] = []
  let above: Named | null = null
  let house: Named | null = null
  for (const [i, job] of jobs.entries()) {
    const next = jobs[i + 1]
    if (house && !isWithin(job, house)) house = null
    if (next && isHouse(job, next)) {
      house = job.span ? job : null
      above = { ...job, employer: job.employer ?? job.title }
      continue
    }
    const shared: Named | null = house && job.employerScore < house.employerScore ? house : job.employer ? null : above
    const isNamedAbove = job.employerOffset < 0 && !rows[job.first]?.isListed
    if (shared === null) above = isNamedAbove ? job : null
    result.push(shared ? { ...job, employer: shared.employer } : job)
  }
  return result
}

const isWithin = ({ span }: Named, house: Named): boolean =>
  span !== null && house.span !== null && span.from >= house.span.from && span.to <= house.span.to

/** Whether rows name only an employer, followed directly by a post: within the employer's dates, where it has some. */
const isHouse = (job: Named, next: Named): boolean => {
  if (next.first !== job.last + 1) return false
  if (job.span === null) return next.span !== null && next.employer === null && next.titleScore > SURE_TITLE
  if (next.titleScore <= SURE_TITLE || !isWithin(next, job)) return false
  // Dates around those of a post without an employer, directly above it, are of an employer, whatever names it.
  if (next.employer === null) return job.titleScore < next.titleScore
  return job.titleScore <= SURE_TITLE && job.employer !== null && next.employerScore < job.employerScore
}

/**
 * The segments of a job up to the next one, without those of other sections. Projects between two jobs are of the
 * first; those behind the last job may be of a study, or of the years before.
 */
function ownSegments(rows: readonly Row[], { first, last }: JobStart, until: number) {
  const isOwn = ({ section, topic }: CvSegment) =>
    (section === 'experience' || section === null) && !(topic === 'projects' && until === rows.length)
  return rows
    .slice(first, until)
    .flatMap(({ segments }, i) => segments.filter(isOwn).map((segment) => ({ segment, isHeader: first + i <= last })))
}
