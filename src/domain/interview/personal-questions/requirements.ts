/** Finds in a job description what the job consists of and what it asks for. */
import { type Bag, bagOf } from '@/domain/text/bag'
import { tokensOf } from '@/domain/text/tokens'
import { passagesOf } from './passages'
import { quotation } from './quote'
import { isTrait } from './traits'
import { suitablePassages } from './unsuitable-text'

export type Requirement = {
  /** Verbatim from the job description. */
  quote: string
  isCut: boolean
  /** `duty`: what one does in the job. `need`: knowledge or experience. `trait`: how one is to work. */
  kind: 'duty' | 'need' | 'trait'
  /** What it is about: its content words. */
  bag: Bag
}

const LEAD_IN =
  /^(?:(?:the )?(?:successful |ideal |right )?(?:candidate|applicant|person|role|you|he\/she|she\/he|this role|the role)(?: (?:will|must|should|would|is|are|shall))?(?: be)?(?: (?:have|has|had|required to|expected to|able to|responsible for|involves?|includes?))*|(?:you|we)['’](?:ll|re|ve)(?: be| need| have| looking for)?|must (?:have|be(?: able to)?)|should (?:have|be(?: able to)?)|responsible for|(?:we (?:need|want|require|expect|are (?:looking|searching) for)))(?:\s+(?:you to|someone who|a person who|to))?[\s:]+/i
const NEED =
  /\b(?:experience|knowledge|proficien\w*|familiar\w*|understanding|expert\w*|hands[- ]on|skilled|skills?|ability to|able to|track record|background in|command of|competen\w*|fluen\w*|mastery|exposure to|certified|certification)\b/i
const DUTY_VERB =
  /^(?:[A-Z]?[a-z]+ly )?(?:prepare|manage|lead|develop|design|build|write|create|coordinate|maintain|monitor|review|analy[sz]e|support|ensure|assist|plan|implement|conduct|supervise|handle|report|track|work|collaborate|deliver|drive|own|run|test|deploy|improve|define|identify|provide|present|process|reconcile|perform|organi[sz]e|oversee|oversee|train|research|evaluate|update|produce|negotiate|translate|optimi[sz]e|set up|troubleshoot|document|investigate|forecast|draft|edit|recruit|onboard|inspect|estimate|schedule|execute|establish|administer|file|compile|communicate|engage|respond|advise|model|audit|measure|launch|grow|facilitate|gather|interpret|automate|integrate|configure|secure|migrate|debug|refactor|prioriti[sz]e|coach|mentor)\b/i
const GERUND = /^[A-Z]?[a-z]{3,}ing\b/
const DEGREE =
  /\b(?:degree|bachelor['’]?s?|b\.?\s?sc|b\.?\s?a\b|b\.?\s?tech|hnd|ond|diploma|master['’]?s|m\.?\s?sc|mba|ph\.?d|nysc|wassce|graduate of|university|polytechnic)\b/i
const ABOUT_THE_EMPLOYER =
  /^(?:we|our|us|join|at [A-Z])\b|\b(?:is|are) (?:a|an|one of) (?:leading|fast|growing|global|the)\b/i

/** Words that every job description has: they name no topic. */
const EMPTY = new Set(
  `experience knowledge ability able strong proficiency proficient years year minimum skill working understanding excellent good
  familiarity familiar required must plus preferred similar role relevant proven demonstrated hands track record related
  field including include various other ensure support assist responsible candidate job position company team work high
  level at least solid deep advanced basic great essential added advantage least etc more equivalent environment effective
  effectively well within across daily new key`.split(/\s+/),
)

/** "3+ years of", "a minimum of 2 years' working": how long says nothing of what. */
const YEARS =
  /^(?:a )?(?:(?:minimum|at least|over|more than|not less than|between)\s+)?(?:of\s+)?(?:at least\s+)?\(?(?:\d+|one|two|three|four|five|six|seven|eight|ten)\)?\s{0,4}(?:\(\d+\)\s{0,4})?\+?(?:\s{0,4}(?:-|–|to|and)\s{0,4}\d+)?\+?\s{0,4}years?['’]?\s*(?:of\s+)?/i
/** What is said of a requirement and is no part of it. */
const AFTERTHOUGHT =
  /(?<![\s,;–-])[\s,;–-]*(?:\(?(?:(?:is|are|will be|would be)\s{0,4})?(?:(?:an?|of)\s{0,4})?(?:(?:added|strong|big|huge|definite)\s{0,4})?(?:advantage|plus|must|asset|preferred|required|desirable|essential|mandatory|nice to have)\)?)[\s.!)]*$/i

/** Words in a quotation, so that two of them and a sentence stay under sixty words. */
const MOST_WORDS = 14
const FEWEST_WORDS = 3

/** What an extract is about: its words without those that every such text has. */
export function topicOf(text: string): Bag {
  return bagOf(tokensOf(text).filter((token) => !EMPTY.has(token.word) && !/^\d+$/.test(token.word)))
}

/** In the order of the text, without repeats. */
export function findRequirements(jobDescription: string): Requirement[] {
  const found: Requirement[] = []
  const seen = new Set<string>()
  for (const { text, section, isListed } of suitablePassages(passagesOf(jobDescription))) {
    if (section === 'skip' || section === 'study') continue
    if (!isListed && ABOUT_THE_EMPLOYER.test(text) && !LEAD_IN.test(text)) continue
    if (DEGREE.test(text)) continue
    const body = text.replace(LEAD_IN, '').replace(YEARS, '').replace(AFTERTHOUGHT, '').trim()
    const hasLeadIn = body !== text
    const { quote, isCut } = quotation(body, MOST_WORDS)
    const kind = kindOf(quote, section, hasLeadIn)
    const words = quote.split(/\s+/).filter(Boolean).length
    const bag = topicOf(quote)
    const key = bag.terms.map(({ stem }) => stem).join(' ')
    if (!kind || words < (isListed ? 2 : FEWEST_WORDS) || bag.terms.length === 0 || seen.has(key)) continue
    seen.add(key)
    found.push({ quote, isCut, kind, bag })
  }
  return found
}

function kindOf(text: string, section: string | null, hasLeadIn: boolean): Requirement['kind'] | null {
  if (isTrait(text) && text.split(/\s+/).length <= 12 && !DUTY_VERB.test(text)) return 'trait'
  if (DUTY_VERB.test(text)) return 'duty'
  if (NEED.test(text)) return 'need'
  if (section === 'duties' || (hasLeadIn && GERUND.test(text)))
    return GERUND.test(text) || section === 'duties' ? 'duty' : null
  if (section === 'needs' || section === 'skills') return 'need'
  return null
}
