/** Inputs for the generator of personal questions, from the labels in data/documents instead of parsed texts. */
import { readFileSync } from 'node:fs'
import { skillTaxonomy } from '@/content/skills'
import { readCv } from '@/domain/documents/cv/read-cv'
import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { Priority, RequirementKind } from '@/domain/documents/types'
import type {
  AskedCv,
  EvidenceVerdict,
  JudgedRequirement,
  QuestionInput,
} from '@/domain/interview/personal-questions/input'
import { categoryCounts } from '@/domain/interview/pick-questions'

type Half = 'fit' | 'report'
type LabelledAdvert = {
  id: string
  half: Half
  title: string
  text: string
  requirements: { text: string; kind: RequirementKind; priority: Priority; or?: string }[]
}
type LabelledCv = {
  id: string
  half: Half
  text: string
  jobs: { title: string; employer: string | null; to: string }[]
  skills: string[]
}
type Pair = {
  cv: string
  advert: string
  decisions: { text: string; has: 'yes' | 'partly' | 'no'; quote: string | null }[]
}

const linesOf = <T>(file: string): T[] =>
  readFileSync(`data/documents/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

const VERDICTS: Readonly<Record<Pair['decisions'][number]['has'], EvidenceVerdict>> = {
  yes: 'has',
  partly: 'partly',
  no: 'no',
}

/** The pairs of one half, with their texts. */
export function labelledInputs(half: Half): { id: string; advertText: string; cvText: string; input: QuestionInput }[] {
  const adverts = new Map(linesOf<LabelledAdvert>('adverts.jsonl').map((advert) => [advert.id, advert]))
  const cvs = new Map(linesOf<LabelledCv>('cvs.jsonl').map((cv) => [cv.id, cv]))
  return linesOf<Pair>('evidence.jsonl').flatMap((pair, i) => {
    const [advert, cv] = [adverts.get(pair.advert), cvs.get(pair.cv)]
    if (!advert || !cv || advert.half !== half) return []
    const input: QuestionInput = {
      advert: { title: advert.title, requirements: requirementsOf(advert, pair) },
      cv: askedCv(cv),
      isOtherField: false,
      counts: categoryCounts(10),
      seed: i,
      seen: new Set(),
    }
    return [{ id: `${cv.id} ${advert.id}`, advertText: advert.text, cvText: cv.text, input }]
  })
}

function requirementsOf({ text, requirements }: LabelledAdvert, { decisions }: Pair): JudgedRequirement[] {
  const choices = [...new Set(requirements.flatMap((one) => one.or ?? []))]
  return requirements.map((one) => {
    const decision = decisions.find((candidate) => candidate.text === one.text)
    const start = text.indexOf(one.text)
    const level = degreeIn(one.text, 'highest')?.level
    return {
      ...{
        text: one.text,
        kind: one.kind,
        priority: one.priority,
        line: one.text,
        start,
        end: start + one.text.length,
      },
      choice: one.or === undefined ? null : choices.indexOf(one.or),
      skill: lexiconOf(skillTaxonomy()).skillsIn(one.text)[0]?.value ?? null,
      years: yearsIn(one.text)?.years ?? null,
      degree:
        level === undefined ? null : { level, fields: /\bin ([A-Z][\p{L} ]{3,40})/u.exec(one.text)?.slice(1, 2) ?? [] },
      verdict: decision ? VERDICTS[decision.has] : null,
      quote: decision?.quote ?? null,
    }
  })
}

/** Lines from the parser, titles and employers from the labels, the latest first. */
function askedCv(cv: LabelledCv): AskedCv {
  const read = readCv(cv.text, lexiconOf(skillTaxonomy()), new Date('2026-01-01'))
  return {
    jobs: cv.jobs
      .toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))
      .map(({ title, employer }) => ({
        title,
        employer,
        lines: read.jobs
          .filter((job) => job.title !== '' && title.startsWith(job.title))
          .flatMap((job) => job.segments.map(({ text }) => text)),
      })),
    lines: read.segments
      .filter(
        ({ job, isHeader, section }) => job === null && !isHeader && section !== 'skills' && section !== 'education',
      )
      .map(({ text }) => text),
    skills: cv.skills,
  }
}
