/** Finds Situation, Task, Action and Result by the turns of phrase that open them. */
import { type PartFinding, STAR_PARTS, type StarPart } from '@/domain/evaluation/facts'
import { OWN_ACTION, OWN_PLAN, SHARED_ACTION } from '@/domain/evaluation/find-ownership'
import { quoteOf, type ReadAnswer, type ReadSentence } from '@/domain/evaluation/read-answer'
import type { QuestionCategory } from '@/domain/interview/question'

type Cues = Readonly<Record<StarPart, readonly RegExp[]>>

/** A story that happened. */
const STORY: Cues = {
  situation: [
    /\b(?:when|while) (?:i|we) (?:was|were|worked|joined|started|had|interned|led|managed|ran|studied|did)\b/iu,
    /\b(?:in|at|during|for) (?:my|our|the|a|an) (?:\w+ ){0,3}(?:role|job|company|internship|team|position|project|placement|agency|bank|firm|school|university|startup|store|shop|hospital|hotel|plant|site|quarter|month|year|launch|sprint|release|season)\b/iu,
    /\b(?:last|this|that|previous|the first|the second) (?:year|month|quarter|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu,
    /\b(?:in|since|early|late|back in) (?:19|20)\d\d\b/iu,
    /\b(?:there was|there were|we had|i had|they had|used to have|was facing|were facing|was going|were going|was losing|were losing|kept (?:\w+ing)|was struggling|were struggling)\b/iu,
    /\b(?:our|the|one of our|one of my|a|my) (?:\w+ ){0,3}(?:client|customer|team|company|manager|boss|stakeholder|colleague|supplier|app|site|website|platform|pipeline|report|contract|project|campaign|server|database|user)s? (?:was|were|had|wanted|kept|took|needed|complained|asked|came|said|thought|started|failed|went|did|could|would)\b/iu,
  ],
  task: [
    /\b(?:my|our|the) (?:\w+ )?(?:task|job|role|goal|aim|responsibility|objective|target|challenge|brief|assignment|part|duty|question|problem)s? (?:was|were|is)\b/iu,
    /\bi (?:was|were|been|am) (?:\w+ )?(?:asked|responsible|tasked|supposed|expected|assigned|in charge|told|given|brought|hired|accountable|meant|on the hook|due)\b/iu,
    /\b(?:i|we) (?:had|needed|have|ought|wanted|got) to\b/iu,
    /\b(?:asked|told|wanted|needed|expected) (?:me|us) to\b/iu,
    /\bwith (?:a|the|only) (?:\w+ ){0,3}(?:deadline|budget|target|goal)\b/iu,
    /\b(?:it fell to me|it was (?:up to me|on me|my job)|i owned|i took ownership|i volunteered)\b/iu,
    /\b(?:deadline|due (?:on|by|in)|had (?:only )?(?:\w+|\d+) (?:days?|weeks?|hours?|months?) to)\b/iu,
  ],
  action: [OWN_ACTION, OWN_PLAN, SHARED_ACTION],
  result: [
    /\b(?:as a result|in the end|resulted in|the result|the outcome|ended up|led to|which meant|this meant|eventually|since then|afterwards|ever since|by the end|paid off|because of (?:this|that)|thanks to (?:this|that))\b/iu,
    /\b(?:increased|decreased|reduced|improved|grew|rose|fell|dropped|went (?:up|down|from)|cut|saved|doubled|tripled|halved|raised|lifted|shrank|came down|jumped|climbed)\b.{0,60}(?:\d|\b(?:half|third|quarter|percent|twice|double|zero)\b)/iu,
    /\bfrom (?:about |around |roughly |nearly |over )?\d[\d.,]*(?: \w+){0,2} to (?:about |around |under |roughly |nearly |just )?\d/iu,
    /\b(?:we|i|they|it|she|he|the (?:\w+ )?(?:team|client|customer|project|company|manager|launch|release|campaign|report|users?|deal|contract|site|report|close)) (?:\w+ )?(?:shipped|delivered|launched|renewed|stayed|signed|adopted|agreed|thanked|accepted|approved|won|hit|met|succeeded|finished|kept using|passed|went live|closed|made it|came in|beat|reached|achieved|recovered|learned|promoted)\b/iu,
    /\b(?:on time|under budget|ahead of schedule|within budget|no longer|still use|still used|still uses|has not happened|have not had|not had|never happened again|not happened since|i learned|taught me|what i took|the lesson|next time|complaints? (?:fell|stopped|dropped)|positive feedback|was happy|were happy|was pleased)\b/iu,
  ],
}

/** What one would do: understand, aim, act, check. */
const PLAN: Cues = {
  situation: [
    ...STORY.situation,
    /\b(?:first|start|begin|before)\b.{0,60}\b(?:find out|ask|enquire|inquire|clarify|understand|check|confirm|gather|look|listen|review|learn|assess|talk|speak|read|see|establish)\b/iu,
    /\b(?:find out|understand|clarify|make sure i (?:know|understand)|get the facts|look at (?:the )?(?:data|facts|numbers|logs)|(?:ask|enquire|inquire) (?:them|her|him|the|why|what|which))\b/iu,
    /\b(?:if|when|assuming|suppose|in this (?:case|situation)|given that)\b/iu,
  ],
  task: [
    ...STORY.task,
    /\b(?:goal|priority|priorities|prioriti[sz]e|most important|what matters|aim|objective|main concern|at stake|impact|risk|urgent|the point is|i want to|i would want|the question is|depends on)\b/iu,
  ],
  action: STORY.action,
  result: [
    ...STORY.result,
    /\b(?:afterwards|after that|follow up|followed up|check (?:back|in|again|that|whether)|measure|track|monitor|review (?:how|what|whether|after|the)|retrospective|post ?-?mortem|make sure (?:it|this|that|the)|so that (?:it|this|next|we|they|the)|prevent|in future|next time|lessons?|document|write (?:it )?(?:up|down)|learn from|see (?:if|whether)|success would|would expect)\b/iu,
  ],
}

/** Shortest sentence that can carry a part, in words. */
const SHORTEST = 4

export function findParts(read: ReadAnswer, category: QuestionCategory): PartFinding[] {
  const cues = category === 'situational' ? PLAN : STORY
  const total = Math.max(1, read.tokens.length)
  return STAR_PARTS.map((part) => {
    const hits = read.content.filter(
      (sentence, at) => sentence.tokens.length >= SHORTEST && stands(part, cues, sentence, at, read.content.length),
    )
    const words = hits.reduce((sum, sentence) => sum + sentence.tokens.length, 0)
    const shown = part === 'result' ? hits.at(-1) : hits[0]
    return { part, present: hits.length > 0, quote: shown ? quoteOf(shown.text) : null, share: words / total }
  })
}

/** A setting comes early; the other parts may stand anywhere, and a single sentence may hold the whole story. */
function stands(part: StarPart, cues: Cues, { plain }: ReadSentence, at: number, count: number): boolean {
  if (part === 'situation' && count > 3 && at > count / 2) return false
  return cues[part].some((cue) => cue.test(plain))
}
