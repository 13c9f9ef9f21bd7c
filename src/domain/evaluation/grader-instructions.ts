/** Text in an answer that speaks to whoever grades it. Such sentences are put aside: they change no score, up or down. */

/** Without the `u` flag, with which a search that ignores case takes several times as long: every sentence meets them all. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|preceding|all|your|system|grading|scoring)\b.{0,40}\b(?:instructions?|prompts?|rules?|text|rubric|criteria|guidelines?|directions?)\b/i,
  /\b(?:ignore|disregard|forget)\b\s+(?:everything|all|the)\s+(?:above|before|previous)/i,
  /\b(?:give|award|assign|grant|rate|score|grade|mark)\b\s+(?:me|it|(?:this|my|the) (?:answer|response|candidate|submission|interview|text)|this)\b.{0,40}\b(?:100|full|top|max(?:imum)?|perfect|highest|10\s*(?:\/|out of)\s*10|a\+?)\b/i,
  // "A Lighthouse score of 100" is a fact of the trade; an order names the score and nothing before it.
  /^\W*"?(?:final |overall )?score"?\s*(?:[:=]|is|must be|should be|to be)?\s*"?100\b|\bscore\s+(?:must|should) be\s*"?100\b|"score"\s*:\s*"?100\b|[,;]\s*score\s+100\b/i,
  /\b(?:this|my)\s+(?:answer|response)\b.{0,30}\b(?:deserves?|should (?:get|receive|be given|be scored)|must (?:get|receive|be given|be scored))\b/i,
  /\byou are\b.{0,40}\b(?:grader|evaluator|examiner|assessor|language model|ai assistant|lenient)\b/i,
  /^\W*(?:dear|hey|note to|attention|to)\s+(?:the\s+)?(?:grader|evaluator|examiner|assessor|ai|llm)\b|^\W*(?:dear|hey|note to|attention)\s+(?:the\s+)?model\b/i,
  /^\s*(?:<\|?\/?|\[|#+\s*)?(?:system|assistant|developer)(?:\|?>|\])?\s*[:>\]]/i,
  /\b(?:mark|treat|consider|count)\b.{0,25}\b(?:key ?points?|criteria|dimensions?)\b.{0,25}\b(?:covered|met|correct|complete|full)\b/i,
]

/** The only other letters that stand for one of a to z when case is ignored, which the patterns miss without `u`. */
const LONG_S = /\u017f/g
const KELVIN = /\u212a/g

export function isGraderInstruction(sentence: string): boolean {
  const text = sentence.replace(LONG_S, 's').replace(KELVIN, 'k')
  return PATTERNS.some((pattern) => pattern.test(text))
}
