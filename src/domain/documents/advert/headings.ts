/** Recognises the headings of a job description, and the sentences that say nothing of the work. */
import type { Piece } from '@/domain/documents/pieces'

/** `must`, `nice`: what is asked for. `duties`: what is done. `skip`: about the employer, benefits, how to apply. */
export type JobSection = 'must' | 'nice' | 'duties' | 'skip'

const HEADINGS: readonly (readonly [RegExp, JobSection])[] = [
  [
    /\b(?:about (?:us|the (?:company|team|employer|organi[sz]ation|firm|client))|who we are|our (?:values|mission|culture|company|story|client)|benefits?|perks|what (?:we|you['’]?ll|is) (?:offer|get|in it)|we offer|what['’]s in it|why (?:join|work|us)|how to apply|application|salary|remuneration|compensation|package|location|equal (?:opportunity|employment)|diversity|disclaimer|company (?:description|overview|profile)|method of application|deadline)\b/i,
    'skip',
  ],
  [
    /\b(?:nice[- ]to[- ]haves?|nice to have|great[- ]to[- ]have|even better|(?:extra|brownie) points|stand out|^not (?:strictly )?(?:required|essential)|sets? you apart|(?:would be|is|['’]s|be) (?:a )?(?:great|nice|good|bonus|helpful)(?= if)|bonus(?: points)?|preferred|desirable|desired|a plus|pluses|good to have|added advantage|optional|ideally|extra)\b/i,
    'nice',
  ],
  [
    /\b(?:requirements?|required|qualifications?|must[- ]haves?|what (?:you(?:['’]ll)?|we)(?: will)? (?:need|bring|look|require)\w*|who you are|you (?:have|are|bring|will have)|about you|(?:candidate|person|ideal|your) (?:profile|specification|candidate|background)|looking for|(?:(?:a|good|great|right|strong) fit|for you|thrive|love (?:it|this)|apply|hear from you)(?: here| in this role)?,? if|essential|minimum|skills?(?: and .{3,20})?|competenc(?:y|ies)|experience|education|tech(?:nology)? stack|knowledge)\b/i,
    'must',
  ],
  [
    /\b(?:responsibilit\w*|duties|tasks|what you(?:['’]ll| will)(?: be)? do(?:ing)?|the role|role overview|about the (?:role|job|position)|(?:job|position|role) (?:summary|purpose|description|brief|overview|objective)|day[- ]to[- ]day|accountabilit\w*|key (?:activities|deliverables|results?|functions)|your (?:role|mission|tasks|job)|summary)\b/i,
    'duties',
  ],
]

/** "You may be a fit if you", "It would be great if you also": a sentence that its list goes on with. */
const IF_YOU =
  /\bif (?:you|your)\b(?: also)?(?:['’](?:re|ve)| are| have| can)?$|\b(?:fit|for you|apply|thrive here|great|better) if$|^what (?:would|will|could|might) (?:make|help|set) you\b|^not (?:strictly )?(?:required|essential),? but\b/i

export function jobHeading({ text, isListed, tokens }: Piece): { section: JobSection; rest: string } | null {
  if (isListed || tokens.length === 0) return null
  const colon = text.indexOf(':')
  const title = (colon >= 0 ? text.slice(0, colon) : text).replace(/[#*_=]+/g, ' ').trim()
  const words = title.split(/\s+/)
  if (words.length > 9 || title.length > 60 || /[.!;,]$/.test(title) || /\d/.test(title)) return null
  const section = HEADINGS.find(([pattern]) => pattern.test(title))?.[1]
  if (!section) return null
  const rest = colon >= 0 ? text.slice(colon + 1).trim() : ''
  const isTitled = words.every((word) =>
    /^[^a-z]|^(?:and|of|the|to|you|we|in|for|your|what|who|are|will|do|ll|need|have|bring)$/.test(word),
  )
  const leadsIn = IF_YOU.test(title)
  if (colon < 0 && !isTitled && !leadsIn && words.length > 3) return null
  return { section, rest }
}

/** Sentences that say nothing of the work, wherever they stand. */
const BOILERPLATE =
  /\b(?:equal[- ]opportunit\w*|without regard to|race, |sexual orientation|gender identity|veteran status|reasonable accommodation|health insurance|dental|401\(?k\)?|paid (?:time off|leave|holidays?)|annual leave|pension (?:plan|scheme|contribution)|competitive (?:salary|pay|package|compensation)|we offer|salary (?:range|is|of)|free (?:lunch|snacks|gym)|apply (?:now|today|by|before|via|through)|send (?:your|us|in) |submit your|only shortlisted|our mission|founded in|we are an? (?:leading|fast|growing|global|award)|background check|drug[- ]free|stock options|wellness|gym membership|remote[- ]friendly|visa sponsorship)\b/i

export const isJobBoilerplate = (text: string): boolean => BOILERPLATE.test(text)
