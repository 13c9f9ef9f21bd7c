/** Key points of personal questions: what a strong answer says, with the words that would prove it. */
import type { Bag } from '@/domain/evaluation/text/bag'
import { tokensOf } from '@/domain/evaluation/text/tokens'
import { weightOf } from '@/domain/evaluation/text/word-weights'
import type { KeyPoint } from '../question'
import { inMarks, type Quotation } from './quote'

const point = (text: string, ...terms: string[]): KeyPoint => ({
  text,
  terms: terms.map((group) => group.split(' | ')),
})

/** Most words of a topic that are looked for; more would ask for the quotation to be recited. */
const MOST_TOPIC_WORDS = 6

/** That an answer is about this thing and not about anything else. */
export function aboutPoint(text: string, source: Quotation & { bag: Bag }): KeyPoint {
  const { quote, bag } = source
  const telling = new Set(bag.terms.filter(({ weight }) => weight === 1).map(({ stem }) => stem))
  const words = tokensOf(quote)
    .filter((token) => (telling.size === 0 || telling.has(token.stem)) && weightOf(token.stem) > 0)
    .map(({ word }) => word)
  const wanted = [...new Set(words)].slice(0, MOST_TOPIC_WORDS)
  const half = Math.ceil(wanted.length / 2)
  // Two groups: an answer to the question uses words of more than one end of the quotation.
  const terms = wanted.length > 2 ? [wanted.slice(0, half), wanted.slice(half)] : [wanted]
  return { text: `${text} ${inMarks(source)}.`, terms: terms.filter((group) => group.length > 0) }
}

/** That the figure of a claim is explained. */
export const figurePoint = (figures: readonly string[]): KeyPoint => ({
  text: `Says how ${figures[0] ?? 'the figure'} was measured and what it was compared with.`,
  terms: [
    [...figures].slice(0, 3),
    ['measured', 'tracked', 'calculated', 'compared', 'before and after', 'baseline', 'per month', 'report'],
  ].filter((group) => group.length > 0),
})

export const SETTING = point(
  'Says in a sentence where this was, who needed it and what was at stake.',
  'at stake | deadline | cost | risk | complaint | losing | delay | late | pressure | target',
  'client | customer | manager | director | finance | department | users | boss | company | employer',
)
export const OWN_STEPS = point(
  'Tells the steps that were the speaker’s own, one after the other.',
  'i decided | i built | i set up | i called | i rewrote | i asked | i checked | i proposed | i changed | i wrote | i led | i found | i designed | i prepared',
)
export const RESULT = point(
  'Ends with what came of it, in figures where there are any.',
  'as a result | in the end | resulted | outcome | since then | went down | went up | saved | reduced | increased | improved | finished',
)
export const LESSON = point(
  'Says what was learned, or what the speaker would do differently.',
  'learned | learnt | next time | differently | lesson | looking back | realised | realized | mistake',
)
export const ORDER = point(
  'Gives the steps in an order that makes sense.',
  'first | start with | begin by | to begin | before anything',
  'then | next | after that | once | finally | last step',
)
export const MEANS = point(
  'Names the tools, documents or data that it takes.',
  'spreadsheet | excel | system | software | tool | template | database | dashboard | document | records | script | checklist | drawing | plan | brief',
)
export const CHECK = point(
  'Says how the result is checked before it goes out.',
  'check | verify | test | review | reconcile | compare | validate | sign off | second pair of eyes | audit | measure',
)
export const RISK = point(
  'Names what goes wrong most often, and how to prevent it.',
  'mistake | error | goes wrong | risk | miss | pitfall | avoid | prevent | problem | fail',
)
export const REASON = point(
  'Gives the reason for the choices made, against another way of doing it.',
  'because | the reason | so that | instead of | rather than | trade-off | alternative | compared to',
)
export const FACTS_FIRST = point(
  'Finds out first what is wanted, by when, and who depends on it.',
  'find out | ask | clarify | understand | confirm | gather | talk to',
  'deadline | goal | priority | expectation | requirement | stakeholder | manager | who needs | what is needed',
)
export const INFORM = point(
  'Keeps the people concerned informed, early and plainly.',
  'tell | inform | update | let them know | raise | flag | escalate | explain | agree with | call',
)
export const PROOF = point(
  'Says how one would know that it worked.',
  'measure | check | follow up | review | track | feedback | on time | compare | target | fewer',
)
export const HONEST = point(
  'Says plainly what is known and what is not.',
  'not yet | have not | never used | new to me | limited | some experience | do not know | not done',
)
export const NEAREST = point(
  'Names the nearest thing done so far, with what carries over from it.',
  'similar | closest | nearest | related | same way | comparable | in my last | carries over | transfer',
)
export const LEARN = point(
  'Has a plan to learn it, with means and a date.',
  'learn | course | practise | practice | documentation | mentor | colleague | read | training | tutorial',
  'week | weeks | month | days | by the end of | evening | daily',
)
