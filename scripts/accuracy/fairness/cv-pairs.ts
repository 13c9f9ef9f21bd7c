/** Pairs of CVs for the same advert that differ in the person's name, places, pronouns or spelling only. */
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'
import { lexiconOf } from '@/domain/documents/lexicon'
import { furtherPairs, labelledPairs } from '../../train/labelled-pairs'
import { type FairPair, type Kind, pairsOf } from './pairs'
import { familyName, givenName, inAmericanSpelling, withOtherPlaces } from './swaps'

export type CvForJob = { cv: string; job: string }
type Row = CvForJob & { id: string }

/** The end of "to present" in all of them. */
const NOW = new Date('2026-11-15')

const EMAIL = /([\p{L}]{3,})[\w.+-]*@/iu
/** Two words from the first name on: given name and the next, a family name with its hyphen or a second given name. */
const NAME = /^(\p{L}+)(\s+(?:\p{L}\.\s+|["“].+?["”]\s+)?)(\p{L}[\p{L}'’-]+)/u

/** The name as the CV spells it, found by the first word of the mail address among the first lines. */
function nameIn(cv: string): { given: string; family: string } | null {
  const mail = EMAIL.exec(cv)?.[1]?.slice(0, 4)
  if (!mail) return null
  const head = cv.split('\n').slice(0, 8).join('\n')
  const start = new RegExp(`(?<![\\p{L}@.])${mail}\\p{L}*\\s`, 'iu').exec(head)
  const match = start && NAME.exec(head.slice(start.index))
  return match?.[1] && match[3] ? { given: match[1], family: match[3] } : null
}

const cased = (model: string, word: string): string =>
  model === model.toUpperCase() ? word.toUpperCase() : model === model.toLowerCase() ? word.toLowerCase() : word

/** Another given and family name wherever the CV has them, hyphened where the name is. */
function renamed(cv: string, turn: number): string {
  const name = nameIn(cv)
  if (!name) return cv
  const second = familyName(turn + 5)
  const family = name.family.includes('-') ? `${familyName(turn)}-${second}` : familyName(turn)
  const replace = (text: string, from: string, to: string) =>
    text.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'giu'), (word) => cased(word, to))
  return replace(replace(cv, name.family, family), name.given, givenName(turn))
}

const PRONOUNS = ['she/her', 'he/him', 'they/them'] as const

/** A line with pronouns below the first. */
const withPronouns = (cv: string, turn: number): string =>
  cv.replace(/^\s*.+/u, (line) => `${line}\nPronouns: ${PRONOUNS[turn % PRONOUNS.length]}`)

const changed =
  (exchange: (cv: string, turn: number) => string) =>
  ({ cv, job }: Row, turn: number) => {
    const other = exchange(cv, turn)
    return other === cv ? null : { one: { cv, job }, other: { cv: other, job } }
  }

const KINDS: readonly Kind<Row, CvForJob>[] = [
  { name: 'names', count: 150, pair: changed(renamed) },
  {
    name: 'places',
    count: 120,
    // Also in the advert: whether somebody lives where the job is counts.
    pair: ({ cv, job }, turn) => {
      const [otherCv = cv, otherJob = job] = withOtherPlaces([cv, job], turn)
      return otherCv === cv ? null : { one: { cv, job }, other: { cv: otherCv, job: otherJob } }
    },
  },
  {
    name: 'pronouns',
    count: 150,
    pair: ({ cv, job }, turn) => ({
      one: { cv: withPronouns(cv, turn), job },
      other: { cv: withPronouns(cv, turn + 1), job },
    }),
  },
  { name: 'spelling', count: 80, pair: changed(inAmericanSpelling) },
]

/** Each CV with its own advert, then each with adverts of others. */
function rows(): Row[] {
  const lexicon = lexiconOf(skillTaxonomy())
  const own = [...labelledPairs('fit', lexicon), ...furtherPairs('fit', lexicon)]
  const rounds = [0, 7, 13, 19, 29]
  return rounds.flatMap((step) =>
    own.map(({ id, cv }, i) => {
      const { advert, id: other } = own[(i + step) % own.length] ?? own[0]!
      return { id: step === 0 ? id : `${id} for ${other}`, cv, job: advert.text }
    }),
  )
}

/** 500 pairs, from the half that models may be fitted on. */
export const cvPairs = (): FairPair<CvForJob>[] => pairsOf(KINDS, rows(), ({ id }) => id)

/** The score as the product shows it; texts that were read before are kept. */
export function cvScorer(): (pair: CvForJob) => number {
  const score = pairScorer(skillTaxonomy(), NOW)
  return ({ cv, job }) => score(cv, job).score
}
