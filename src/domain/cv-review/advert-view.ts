/** An advertisement as the matching looks at it: what it asks for, its title, and the lines that speak of the work. */

import { occupationsOf } from '@/domain/documents/advert/occupations'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf } from '@/domain/documents/pieces'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Advert } from '@/domain/documents/types'
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
