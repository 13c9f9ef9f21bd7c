/** Whether a CV shows the degree that is asked for: its level, and a subject that fits. */
import { type Cv, type CvPiece, placeOf } from '@/domain/documents/cv/read-cv'
import { degreeIn } from '@/domain/documents/education-levels'
import type { AdvertRequirement } from '@/domain/documents/types'
import { type FieldFit, fieldFit } from './study-fields'
import { NOT_SHOWN, type Shown, shownAt } from './verdict'

type Held = { piece: CvPiece; level: number; start: number; end: number; isUnderWay: boolean }

/** A line of more words tells of something else. */
const LONGEST = 30
const LONGEST_ALONE = 8
/** "Or equivalent experience": months at work that stand for the degree. */
const EQUIVALENT_MONTHS = 36
const OR_EXPERIENCE =
  /\bor (?:an? )?(?:(?:equivalent|comparable|relevant|similar|practical|professional|work)\s+){1,4}experience\b/i
export const UNDER_WAY =
  /\b(?:in view|in progress|ongoing|pursuing|expected|part[- ]qualified|(?<!for )students?|candidate|studying|enrolled|awaiting|working towards?)\b/i

export function degreeShown({ degree, text, line }: AdvertRequirement, cv: Cv, pieces: readonly CvPiece[]): Shown {
  const { level = 3, fields = [] } = degree ?? {}
  const held = heldDegrees(pieces).map((each) => ({ ...each, fit: fieldFit(fields, text, each.piece.text) }))
  const orExperience = OR_EXPERIENCE.test(line) && cv.months >= EQUIVALENT_MONTHS
  const best = held
    .map((each) => ({ each, worth: worthOf(each, level, orExperience) }))
    .sort((a, b) => b.worth - a.worth || b.each.level - a.each.level)[0]
  if (!best || best.worth === 0) return NOT_SHOWN
  const { piece } = best.each
  return shownAt(
    best.worth === 2 ? 'has' : 'partly',
    piece,
    best.each,
    placeOf(piece, cv) === 'education' ? 'education' : 'elsewhere',
  )
}

/** 2 for the degree, 1 for what comes near it, 0 for another one. */
function worthOf(
  { level, fit, isUnderWay }: Held & { fit: FieldFit },
  asked: number,
  orExperience: boolean,
): 0 | 1 | 2 {
  if (level >= asked && orExperience) return 2
  if (fit === 'other') return 0
  if (level >= asked && !isUnderWay) return fit === 'same' ? 2 : 1
  return level >= asked - 1 && level >= 2 ? 1 : 0
}

function heldDegrees(pieces: readonly CvPiece[]): Held[] {
  return pieces.flatMap((piece) => {
    const degree = piece.section === 'skills' ? null : degreeIn(piece.text, 'highest')
    const isEducation = piece.section === 'education' || (piece.job === null && piece.tokens.length <= LONGEST)
    // Below the last job, without a heading: "B.Sc Industrial Relations".
    const isAlone = degree?.start === 0 && !piece.isHeader && piece.tokens.length <= LONGEST_ALONE
    return degree && (isEducation || isAlone) ? [{ ...degree, piece, isUnderWay: UNDER_WAY.test(piece.text) }] : []
  })
}
