/** Finds details that make a story checkable: figures, tools and terms, people, outcomes. */
import { SIGNPOSTS, type Signpost, type SignpostKind, type Specific } from '@/domain/evaluation/facts'
import { quoteOf, type ReadAnswer } from '@/domain/evaluation/read-answer'
import { NAMED_TOOL, TOOL } from '@/domain/evaluation/text/tools'

// The patterns of this file ignore case without the `u` flag, with which such a search takes two to three times as long.

const UNIT =
  'percent|per cent|days?|weeks?|months?|years?|hours?|minutes?|seconds?|people|customers?|clients?|users?|orders?|tickets?|engineers?|pages?|points?|times|million|thousand|hundred|billion|dollars?|euros?|pounds?|naira|rupees?|shillings?|stores?|sites?|metres?|meters?|tonnes?|requests?|calls?|interviews?|developers?|designers?|teams?|countries|branches|posts?|rows|records|candidates?|hires?|invoices?|suppliers?|products?|items?|students?|members?|sprints?|releases?|defects?|bugs?|complaints?|accounts?'
const COUNT_WORD =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|half|a third|a quarter|double'
/** Ten and more: in words as telling without a unit as in figures. */
const LARGE_WORD =
  'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?'
/** A figure with what it counts: "from 9 to 4 days", "$30k", "twelve percent", "2023" alone does not count. */
const NUMBER = new RegExp(
  `(?:from )?[$€£₦]?\\d[\\d,.]*(?:\\s?(?:%|k|m|bn|x|ms|gb|tb|mb|kg|km|am|pm)\\b|%)?(?: (?:${UNIT}))?(?: to [$€£₦]?\\d[\\d,.]*(?:\\s?(?:%|k|m|bn|x|ms|gb)\\b|%)?)?(?: (?:${UNIT})\\b)?|\\b(?:${COUNT_WORD})(?:[- ](?:${COUNT_WORD}|one|hundred|thousand|million)){0,5}(?: to (?:${COUNT_WORD}))?(?: (?:more|other|new|big|small|extra|whole|full|working|business|calendar))? (?:${UNIT})\\b|\\b(?:${LARGE_WORD})\\b|\\b(?:halved|doubled|tripled|by half|by a third|by a quarter)\\b`,
  'gi',
)
/** No figure is without a digit or one of these, and to look for one in a sentence takes long. */
const COUNT_WORDS = new Set(
  COUNT_WORD.split(/[| ]/)
    .filter((word) => word !== 'a')
    .concat('halved', 'doubled', 'tripled', ...'thirteen fourteen sixteen seventeen eighteen nineteen'.split(' ')),
)
const LOWER_CASE = /[a-z]/
const LIST_MARK = /^\s*\(?\d{1,2}[.):]/u

const PERSON =
  /\b(?:(?:project|product|account|line|sales|marketing|finance|office|operations|engineering|team|site|store|hr|general|community|brand|customer success|data|security|creative|art|managing|medical|program|supply|shift) )?(?:manager|director|lead|leader|owner|designer|developer|engineer|analyst|accountant|auditor|controller|cfo|ceo|cto|coo|vp|founder|partner|associate|intern|junior|senior|mentor|colleague|teammate|coworker|client|customer|buyer|supplier|vendor|contractor|subcontractor|stakeholder|sponsor|recruiter|candidate|editor|writer|architect|consultant|investor|foreman|supervisor|superintendent|surveyor|inspector|lawyer|salesperson|sales (?:team|rep)|support team|finance team|legal team|boss|head of \w+|board|nurse|doctor|teacher|operator|driver)s?\b/i

const OUTCOME =
  /\b(?:increased|decreased|reduced|improved|grew|rose|fell|dropped|went (?:up|down|from|live)|cut|saved|doubled|tripled|halved|renewed|stayed|signed|shipped|delivered|launched|won|met the|hit the|passed|approved|adopted|on time|under budget|no longer|resulted in|as a result|avoided|recovered|closed|retained|promoted|came back|still use[ds]?)\b/i

const SIGNPOST: Readonly<Record<SignpostKind, RegExp>> = {
  order:
    /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after (?:that|this|which)|finally|lastly|before that|to begin|start (?:with|by)|once (?:that|this|it)|step|the other|the last)\b/i,
  reason:
    /\b(?:because|since|so that|so the|so it|so a|so we|so you|so i|therefore|which means|that means|meaning|the reason|that is why|this way|that way|as a result|hence|thus|in order to|otherwise|due to|to (?:avoid|make sure|prevent|ensure|keep|check|see|reduce|find))\b/i,
  example:
    /\b(?:for example|for instance|such as|e g|like when|imagine|in one case|one time|in my last|in practice|at my)\b/i,
  contrast:
    /\b(?:but|however|whereas|while|on the other hand|instead|rather than|unlike|trade ?off|depends|although|though|unless|if|compared|versus|vs)\b/i,
}

const quoted = (match: RegExpExecArray | null) => (match ? quoteOf(match[0].trim()) : null)

/** One finding per kind and sentence; the figures of a numbered list's marks are left out. */
export function findSpecifics(read: ReadAnswer): Specific[] {
  return read.content.flatMap((sentence) => {
    const found: Specific[] = []
    const body = sentence.text.replace(LIST_MARK, (mark) => ' '.repeat(mark.length))
    const mayCount = /\d/.test(body) || sentence.tokens.some(({ word }) => COUNT_WORDS.has(word))
    for (const match of (mayCount && body.match(NUMBER)) || []) {
      const quote = match.trim().replace(/(?<![.,])[.,]+$/u, '')
      if (!/^\d$/u.test(quote) && !/^(?:19|20)\d\d$/u.test(quote)) found.push({ kind: 'number', quote })
    }
    const tool = quoted((LOWER_CASE.test(body) ? TOOL : NAMED_TOOL).exec(body))
    if (tool) found.push({ kind: 'tool', quote: tool })
    const person = quoted(PERSON.exec(body))
    if (person) found.push({ kind: 'person', quote: person })
    if (OUTCOME.test(body)) found.push({ kind: 'outcome', quote: quoteOf(sentence.text) })
    return found
  })
}

/** First use of each kind of signpost in each sentence. */
export function findSignposts(read: ReadAnswer): Signpost[] {
  return read.content.flatMap((sentence) =>
    SIGNPOSTS.flatMap((kind) => (SIGNPOST[kind].test(sentence.plain) ? [{ kind, quote: quoteOf(sentence.text) }] : [])),
  )
}
