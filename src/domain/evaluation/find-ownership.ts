/** Who acts in each sentence: the candidate, the group, or nobody in particular. */
import type { OwnershipFinding } from '@/domain/evaluation/facts'
import { quoteOf, type ReadAnswer, type ReadSentence } from '@/domain/evaluation/read-answer'

const ADVERBS =
  '(?:(?:then|also|first|next|just|personally|quickly|immediately|always|usually|often|even|still|finally|therefore|now|actually|basically|really|went and|myself|ly|[a-z]+ly) ){0,2}'
const IRREGULAR =
  'led|built|wrote|ran|made|took|gave|set|put|got|held|kept|spoke|told|sent|brought|found|met|chose|drew|drove|cut|taught|began|went|did|done|shut|split|spent|won|sold|paid|sat|broke|dug|laid|let|rewrote|rebuilt|redid|undid|oversaw|withdrew|sought|showed|shown|read|rang|stood|came back|caught|hid|saw|seen|bought|dealt|grew|flew|fed|hung|undertook|overcame|made sure'
/** States of mind, not actions. */
const STATES =
  'need|want|ask|think|feel|believe|know|see|like|hope|wish|work|use|seem|remember|interest|excite|concern|worri|surpris|bor|tir|pleas|need|inform|assign|task|expect|suppos|hir|promot|pass|fail'

/** "I called", "I then rewrote", "I have set up", "I been leading": the candidate does something. */
export const OWN_ACTION = new RegExp(
  `\\bi ${ADVERBS}(?:have |had |been |did )?${ADVERBS}(?:(?!(?:${STATES})e?d\\b)[a-z]{2,}ed|${IRREGULAR}|been [a-z]+ing|was (?:leading|running|building|managing))\\b|\\bi (?:worked (?:with|on|out|through)|asked|used|thought (?:up|through)|kept|decided to)\\b|\\bso i\\b(?! (?:was|am|think|feel|guess|do|did|have|had|can|could|never)\\b)|\\bby (?:my)?self\\b`,
  'iu',
)

/** "I would call", "I'd ask", "I will check", "my first step": what the candidate would do, or does as a habit. */
export const OWN_PLAN = new RegExp(
  `\\bi(?: would| will| could| can| should| always| usually| normally| try to| start| begin| first) ${ADVERBS}(?!(?:be|have|say|think|feel|like|was|not)\\b)[a-z]{2,}|\\bmy (?:first|next|second|last) (?:step|move|call|priority|question)\\b|\\bi ${ADVERBS}(?:ask|add|check|talk|look|explain|write|call|read|test|measure|agree|set|make|find|fix|keep|show|listen|compare|review|start|run|take|tell|give|plan|split|build|use|begin|come up|put|move|load|map|post|replace|send|draw|deploy)\\b`,
  'iu',
)

export const SHARED_ACTION = new RegExp(
  `\\b(?:we|they|everyone|the team|my team|our team)(?: have| had| would)? ${ADVERBS}(?:[a-z]{2,}ed|${IRREGULAR})\\b`,
  'iu',
)

const PASSIVE =
  /\b(?:was|were|been|being|got|is|are) (?:\w+ly )?(?:[a-z]{2,}ed|done|made|built|written|set|sent|held|kept|found|taken|given|chosen|put|cut|brought|drawn|sold|told)\b/iu

export function findOwnership(read: ReadAnswer): OwnershipFinding {
  const own: ReadSentence[] = []
  const shared: ReadSentence[] = []
  for (const sentence of read.content) {
    const { plain } = sentence
    if (OWN_ACTION.test(plain) || OWN_PLAN.test(plain)) own.push(sentence)
    else if (SHARED_ACTION.test(plain) || PASSIVE.test(plain)) shared.push(sentence)
  }
  return {
    own: own.length,
    shared: shared.length,
    ownQuote: own[0] ? quoteOf(own[0].text) : null,
    sharedQuote: shared[0] ? quoteOf(shared[0].text) : null,
  }
}
