/** Finds in a CV what the candidate claims to have done, and which tools the CV lists. */
import { type Bag, bagOf } from '@/domain/text/bag'
import { tokensOf } from '@/domain/text/tokens'
import { type Passage, passagesOf } from './passages'
import { quotation } from './quote'
import { isTrait } from './traits'
import { suitablePassages } from './unsuitable-text'

export type Claim = {
  /** Verbatim from the CV. */
  quote: string
  isCut: boolean
  /** `achievement`: something done with an outcome. `work`: something done. `skill`: an entry of a list of skills. */
  kind: 'achievement' | 'work' | 'skill'
  /** Figures of the quotation, verbatim: "9 to 4 days", "35%". */
  figures: readonly string[]
  bag: Bag
}

const DONE =
  /^(?:I |also |[a-z]+ly ){0,5}(?:[a-z]{3,}ed|led|built|wrote|ran|cut|grew|won|made|set up|took|drove|sold|taught|oversaw|rewrote|rebuilt|brought|held|kept|began|chose|found|gave|met|saw|spoke|spent|dealt|sought|undertook|underwent|shot|drew)\b/i
/** "At PayQuick I", "I have", "There, I also": the claim begins with its verb. */
const UP_TO_I =
  /^(?:(?:at|in|as|for|during|while|there|then|later|before|after|with|from)\b[^.;]{0,60}?,? )?I (?:have |had |also |then |later |first )*(?=[a-z])/i
const RESPONSIBLE = /^(?:responsible for|in charge of|i was responsible for)\s/i
const OUTCOME =
  /\b(?:increas\w+|decreas\w+|reduc\w+|improv\w+|grew|growing|cut|sav(?:ed|ing)|doubl\w+|tripl\w+|halv\w+|rais(?:ed|ing)|boost\w*|from \S+ to|without|zero|resulting in|leading to|award\w*|first|on time|under budget|recover\w+|achiev\w+|exceed\w+|deliver\w+|launch\w+|won)\b/i
const FIGURE =
  /(?:[$€£₦]|\bNGN |\bN(?=\d))?\d[\d,.]*(?:\s?(?:%|percent|per cent|k\b|m\b|bn\b|million|billion|x\b|\+))?(?:\s?(?:to|-|–)\s?[$€£₦]?\d[\d,.]*(?:\s?%)?)?(?:\s(?:days?|weeks?|months?|hours?|minutes?|people|staff|users?|customers?|clients?|orders?|branches|stores?|sites?|projects?|accounts?|invoices?|reports?|tickets?|records?|members?|students?))?/gi
const DATES =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:19|20)\d\d|\b(?:19|20)\d\d\s?(?:-|–|—|to)\s?(?:(?:19|20)\d\d|present|date|now|till)|^\s*(?:19|20)\d\d\b/i
/** A year, or a bare digit, is no measure of anything. */
const isTelling = (figure: string) => !/^(?:(?:19|20)\d\d|\d)[.,]?$/.test(figure)
/** "Certified accountant with …" looks like something done. */
const ADJECTIVE =
  /^(?:[A-Z]?[a-z]+ly )?(?:determined|honou?red|recogni[sz]ed|awarded|hired|selected|appointed|tasked|chartered|certified|experienced|motivated|self-motivated|skilled|dedicated|detailed|qualified|seasoned|talented|driven|results?[- ]oriented|advanced|related|required|based|licensed|registered|interested|committed|accomplished|organi[sz]ed)\b/i

const MOST_WORDS = 16
const FEWEST_WORDS = 4

/** In the order of the text, without repeats. */
export function findClaims(cv: string): Claim[] {
  const found: Claim[] = []
  const seen = new Set<string>()
  const add = (claim: Claim | null) => {
    const key = claim?.bag.terms.map(({ stem }) => stem).join(' ') ?? ''
    if (!claim || key === '' || seen.has(key)) return
    seen.add(key)
    found.push(claim)
  }
  for (const passage of suitablePassages(passagesOf(cv))) {
    if (passage.section === 'skip' || passage.section === 'study') continue
    if (passage.section === 'skills') for (const skill of skillsIn(passage)) add(skill)
    else add(claimIn(passage))
  }
  return found
}

function claimIn({ text }: Passage): Claim | null {
  const { quote, isCut } = quotation(text.replace(UP_TO_I, ''), MOST_WORDS)
  const words = quote.split(/\s+/).filter(Boolean).length
  if (words < FEWEST_WORDS || DATES.test(quote) || ADJECTIVE.test(quote)) return null
  const isDone = DONE.test(quote)
  if (!isDone && !RESPONSIBLE.test(quote)) return null
  const figures = (quote.match(FIGURE) ?? []).map((figure) => figure.trim()).filter(isTelling)
  const kind = isDone && (figures.length > 0 || OUTCOME.test(quote)) ? 'achievement' : 'work'
  return { quote, isCut, kind, figures, bag: bagOf(tokensOf(quote)) }
}

/** Entries of a list of skills: "SQL, Power BI (advanced); Excel". */
function skillsIn({ text }: Passage): Claim[] {
  const body = text.replace(/^[A-Z][\w &/]{2,30}:\s*/, '')
  return body.split(/[,;|•·]|\s\/\s|\s{3,}|\n|\sand\s/).flatMap((entry): Claim[] => {
    const quote = entry
      .replace(/\([\s\S]*$/, '')
      .replace(/(?<![.\s])[.\s]+$/, '')
      .trim()
    const words = quote.split(/\s+/).filter(Boolean).length
    // One lower-case word of everyday talk ("reliable") is no skill that can be asked about.
    const isNamed = /[A-Z]/.test(quote) || words >= 2
    if (words === 0 || words > 4 || !isNamed || isTrait(quote) || !/^[\w+#. &'’-]{2,40}$/.test(quote)) return []
    return [{ quote, isCut: false, kind: 'skill', figures: [], bag: bagOf(tokensOf(quote)) }]
  })
}
