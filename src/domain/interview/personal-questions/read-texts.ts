/** Reads the two texts of a candidate for what questions are made from: requirements, each with its evidence, and jobs. */

import { type Job, type Requirement, readJob } from '@/domain/documents/advert/read-advert'
import { type Cv, readCv } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { RequirementKind } from '@/domain/documents/types'
import type { JudgedRequirement, QuestionInput } from './input'
import { passagesOf, READ_CHARS } from './passages'
import { phraseOf } from './phrase'
import { isSuitable, suitablePassages } from './unsuitable-text'

type Texts = { jobDescription: string; cv: string }
type Read = Pick<QuestionInput, 'advert' | 'cv' | 'isOtherField'>

/** Without what no fair interviewer would quote. */
export function readTexts({ jobDescription, cv: cvText }: Texts, lexicon: Lexicon, now: Date): Read {
  const job = readJob(jobDescription.slice(0, READ_CHARS), lexicon)
  const cv = readCv(cvText.slice(0, READ_CHARS), lexicon, now)
  const [isFairJob, isFairCv] = [fairIn(jobDescription), fairIn(cvText)]
  const hasCv = cvText.trim() !== ''
  const requirements = [...job.requirements.map((one) => toRequirement(one, job)), ...dutiesOf(job)]
    .filter(({ text, line }) => isFairJob(text) && isSuitable(line))
    .map((one) => judged(one, hasCv ? cv : null, isFairCv))
  return {
    advert: { title: job.title, requirements },
    cv: {
      jobs: cv.jobs.map(({ title, pieces }) => ({
        title,
        employer: null,
        lines: pieces
          .filter(({ isHeader }) => !isHeader)
          .map(({ text }) => text)
          .filter(isFairCv),
      })),
      lines: cv.pieces
        .filter(
          ({ job: at, isHeader, section }) =>
            at === null && !isHeader && section !== 'skills' && section !== 'education',
        )
        .map(({ text }) => text)
        .filter(isFairCv),
      skills: cv.pieces
        .filter(({ section }) => section === 'skills')
        .flatMap(({ text }) => text.split(/[,;:|•]/))
        .filter(isFairCv),
    },
    isOtherField: isOtherField(job, cv, lexicon),
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether an extract stands in a passage that may be quoted. */
function fairIn(text: string): (extract: string) => boolean {
  const fair = suitablePassages(passagesOf(text))
    .map((passage) => oneLine(passage.text))
    .join('\n')
  return (extract) => oneLine(extract) !== '' && fair.includes(oneLine(extract))
}

type Unjudged = Omit<JudgedRequirement, 'verdict' | 'quote'>

const KINDS: Readonly<Record<Requirement['kind'], RequirementKind>> = {
  skill: 'tool',
  soft: 'skill',
  term: 'skill',
  language: 'language',
  certificate: 'certificate',
  years: 'years',
  degree: 'degree',
}

function toRequirement({ kind, term, skill, amount, strength, quote, choice }: Requirement, job: Job): Unjudged {
  const start = job.text.indexOf(term)
  const isName = /^\S*[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*){0,3}$/u.test(term)
  return {
    ...{ text: term, start, end: start + term.length, line: quote, skill },
    kind: kind === 'skill' && !isName ? 'skill' : KINDS[kind],
    priority: strength === 'must' ? 'required' : strength === 'nice' ? 'wished' : 'mentioned',
    choice: choice === null ? null : job.requirements.findIndex((other) => other.choice === choice),
    years: kind === 'years' ? amount : null,
    degree: kind === 'degree' ? { level: amount, fields: [] } : null,
  }
}

function dutiesOf({ text, pieces }: Job): Unjudged[] {
  return pieces
    .filter((piece) => piece.isListed || piece.section === 'duties')
    .filter((piece) => phraseOf(piece.text, 'duty')?.form === 'act')
    .map((piece) => {
      const start = text.indexOf(piece.text)
      const at = { text: piece.text, start, end: start + piece.text.length, line: piece.text }
      return { ...at, kind: 'duty', priority: 'mentioned', choice: null, skill: null, years: null, degree: null }
    })
}

/** What the CV names by the same skill; of the rest nothing is said. */
function judged(one: Unjudged, cv: Cv | null, isFair: (extract: string) => boolean): JudgedRequirement {
  if (!cv || !one.skill) return { ...one, verdict: null, quote: null }
  const piece = cv.pieces.find(({ skills, text }) => isFair(text) && skills.some(({ value }) => value === one.skill))
  return piece ? { ...one, verdict: 'has', quote: piece.text } : { ...one, verdict: 'no', quote: null }
}

/** None of the trades of the CV is near that of the job. */
function isOtherField({ occupations }: Job, { jobs }: Cv, { titlesIn }: Lexicon): boolean {
  const wanted = new Set(occupations.map(({ family }) => family))
  const known = jobs.flatMap(({ title }) => titlesIn(title).map(({ value }) => value.family))
  return wanted.size > 0 && known.length > 0 && !known.some((family) => wanted.has(family))
}
