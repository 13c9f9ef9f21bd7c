/** What the wordings of personal questions share. */
import type { KeyPoint, QuestionCategory } from '../question'
import type { Claim } from './claims'
import {
  aboutPoint,
  CHECK,
  FACTS_FIRST,
  figurePoint,
  INFORM,
  LESSON,
  MEANS,
  ORDER,
  OWN_STEPS,
  PROOF,
  RESULT,
  RISK,
  SETTING,
} from './points'
import { inMarks } from './quote'
import type { Requirement } from './requirements'

/** What a question can grow from; `priority` says how much it tells about this person and this job. */
export type Seedling =
  | { kind: 'match'; requirement: Requirement; claim: Claim; priority: number }
  | { kind: 'gap' | 'duty' | 'need' | 'trait'; requirement: Requirement; claim?: undefined; priority: number }
  | { kind: 'achievement' | 'work' | 'skill'; claim: Claim; requirement?: undefined; priority: number }

export type Wording = {
  /** Names the wording, so that one interview does not repeat it more than it must. */
  name: string
  category: QuestionCategory
  text: string
  minutes: number
  keyPoints: readonly KeyPoint[]
}

export type Build = (r: string, c: string, seedling: Seedling) => Omit<Wording, 'name' | 'category'>
export type Forms = Readonly<Partial<Record<QuestionCategory, readonly Build[]>>>

/** What the job "asks for" has to be a thing; what it "says" may be anything. */
const ADJECTIVE =
  /^(?:able|has|have|is|are|must|can|willing|ready|proficient|familiar|fluent|skilled|experienced|knowledgeable|certified|registered|comfortable|good at|strong in|competent|capable|conversant|versed)\b/i
export const asks = ({ kind, requirement }: Seedling) =>
  kind === 'trait' || ADJECTIVE.test(requirement?.quote ?? '') ? 'The job description says' : 'The job asks for'

const about = ({ requirement, claim }: Seedling, text: string): KeyPoint => aboutPoint(text, claim ?? requirement)
export const explains = (seedling: Seedling) => about(seedling, 'You explain what stands behind')
export const goesInto = (seedling: Seedling) => about(seedling, 'You stay with the matter itself:')
export const figures = ({ claim }: Seedling): KeyPoint[] =>
  claim && claim.figures.length > 0 ? [figurePoint(claim.figures)] : []
/** A past tense that follows "you" as it stands; a capital letter means that the CV does not say "I" before it. */
export const says = ({ claim }: Seedling): string => {
  if (!claim) return ''
  return /^[a-z]/.test(claim.quote) ? `You write that you ${inMarks(claim)}` : `Your CV says ${inMarks(claim)}`
}

export const story = (seedling: Seedling): KeyPoint[] => [
  SETTING,
  OWN_STEPS,
  explains(seedling),
  ...figures(seedling),
  RESULT,
  LESSON,
]
export const method = (seedling: Seedling): KeyPoint[] => [goesInto(seedling), ORDER, MEANS, CHECK, RISK]
export const plan = (seedling: Seedling): KeyPoint[] => [FACTS_FIRST, goesInto(seedling), ORDER, INFORM, PROOF]
