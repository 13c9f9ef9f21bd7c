/** An advertisement as the matching looks at it: what it asks for, its title, and the lines that speak of the work. */
import { occupationsOf } from '@/domain/documents/advert/job-title'
import { readJob } from '@/domain/documents/advert/read-advert'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Advert, AdvertRequirement, Priority, RequirementKind } from '@/domain/documents/types'
import { type Token, tokensOf } from '@/domain/text/tokens'

export type AdvertPiece = Piece & {
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type AdvertView = Pick<Advert, 'text' | 'title' | 'employer' | 'requirements'> & {
  titleTokens: readonly Token[]
  occupations: readonly Occupation[]
  /** Without benefits, the employer's praise of itself and how to apply. */
  pieces: readonly AdvertPiece[]
}

export const viewOf = (text: string, lexicon: Lexicon): AdvertView => viewOfAdvert(readAdvert(text, lexicon), lexicon)

export function viewOfAdvert(advert: Advert, lexicon: Lexicon): AdvertView {
  const { text, title, employer, requirements, boilerplate } = advert
  const all = piecesOf(text).map((piece): AdvertPiece => {
    const skills = lexicon.skillsIn(piece.text)
    return { ...piece, skills, titles: titlesBeside(skills, lexicon.titlesIn(piece.text)) }
  })
  const relevant = all.filter((piece) => !boilerplate.some((part) => part.text.includes(piece.text)))
  return {
    text,
    title,
    employer,
    requirements,
    titleTokens: tokensOf(title),
    occupations: occupationsOf(title, lexicon),
    // An advertisement that is nothing but benefits, as far as can be seen, is read as it stands.
    pieces: relevant.length > 0 ? relevant : all,
  }
}

const KINDS: Readonly<Record<string, RequirementKind>> = { term: 'tool', soft: 'skill' }
const PRIORITIES: Readonly<Record<string, Priority>> = { must: 'required', nice: 'wished', mentioned: 'mentioned' }

/** What `readJob` finds, as an `Advert`. */
function readAdvert(text: string, lexicon: Lexicon): Advert {
  const job = readJob(text, lexicon)
  const kept = new Set(job.pieces.map((piece) => piece.text))
  const choices = [...new Set(job.requirements.flatMap(({ choice }) => choice ?? []))]
  return {
    text,
    title: job.title,
    employer: null,
    boilerplate: piecesOf(text)
      .filter((piece) => !kept.has(piece.text))
      .map((piece) => ({
        text: piece.text,
        start: text.indexOf(piece.text),
        end: text.indexOf(piece.text) + piece.text.length,
      })),
    requirements: job.requirements.map((each): AdvertRequirement => {
      const isWhole = each.kind === 'years' || each.kind === 'degree'
      const own = isWhole ? each.quote : each.term
      const start = isWhole ? text.indexOf(own) : text.indexOf(each.quote) + each.quote.indexOf(each.term)
      return {
        text: own,
        start,
        end: start + own.length,
        kind: KINDS[each.kind] ?? (each.kind as RequirementKind),
        priority: PRIORITIES[each.strength] ?? 'mentioned',
        line: each.quote,
        choice: each.choice === null ? null : choices.indexOf(each.choice),
        skill: each.skill,
        years: each.kind === 'years' ? each.amount : null,
        degree: each.kind === 'degree' ? { level: each.amount, fields: fieldsIn(own) } : null,
      }
    }),
  }
}

const fieldsIn = (text: string): string[] =>
  (/\b(?:in|of)\s+([^();.\n]{3,120})/.exec(text)?.[1] ?? '')
    .split(/,|\bor\b|\band\b|\//)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
