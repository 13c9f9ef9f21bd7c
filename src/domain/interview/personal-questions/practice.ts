/** Questions on one requirement of a CV review, for a short interview. */
import { type AdvertView, viewOf } from '@/domain/cv-review/advert-view'
import { advertProfile } from '@/domain/cv-review/profile'
import type { Row } from '@/domain/cv-review/rows'
import { matchCv } from '@/domain/cv-review/score'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { InterviewQuestion } from '@/domain/interview/question'
import { ROLES, type Role } from '@/domain/interview/roles'
import { questionsOnRequirement } from './generate'
import type { AskedCv } from './input'
import { readTexts } from './read-texts'

export type PracticeInput = {
  /** Both as pasted. */
  cv: string
  job: string
  /** The text of a row in the table of the review; its number may differ from that of a table that was made earlier. */
  requirement: string
  count: number
}
export type Practice = { role: Role; questions: InterviewQuestion[] }

/** At most `count` questions, each of a different category, and the role closest to the advert. */
export function practiceOn({ cv, job, requirement, count }: PracticeInput, lexicon: Lexicon, now: Date): Practice {
  const advert = viewOf(cleanCvText(job), lexicon)
  const { rows } = matchCv(cleanCvText(cv), advert, lexicon, now)
  const row = rows.find(({ text }) => text === requirement)
  const asked = readTexts({ jobDescription: job, cv }, lexicon, now).cv
  return { role: roleOf(advert, lexicon), questions: row ? questionsOn(row, asked, count) : [] }
}

const questionsOn = ({ requirement, verdict, quote }: Row, cv: AskedCv, count: number): InterviewQuestion[] =>
  questionsOnRequirement({ ...requirement, verdict, quote }, cv, { count })

/** Whether any question can be made from a row; the employers, which are named in some of them, are not needed. */
export function canPractise(row: Row, jobs: readonly { title: string }[]): boolean {
  const cv = { jobs: jobs.map(({ title }) => ({ title, employer: null, lines: [] })), lines: [], skills: [] }
  return questionsOn(row, cv, 1).length > 0
}

/** The role closest to an advert, as pasted. */
export const roleOfAdvert = (job: string, lexicon: Lexicon): Role => roleOf(viewOf(cleanCvText(job), lexicon), lexicon)

const roleOf = (advert: AdvertView, lexicon: Lexicon): Role =>
  nearestRole(
    advert.occupations.map(({ id }) => id),
    advertProfile(advert, lexicon).trades,
  )

/** The role in the advert's title, otherwise the one whose words match best. */
function nearestRole(titled: readonly string[], trades: ReadonlyMap<string, number>): Role {
  const named = ROLES.find((role) => titled.includes(role))
  return named ?? ROLES.reduce((a, b) => ((trades.get(b) ?? 0) > (trades.get(a) ?? 0) ? b : a))
}
