/** Text in an answer that speaks to whoever grades it. Such sentences are put aside: they change no score, up or down. */

/** Without the `u` flag, with which a search that ignores case takes several times as long: every sentence meets them all. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|preceding|all|your|system|grading|scoring)\b.{0,40}\b(?:instructions?|prompts?|rules?|text|rubric|criteria|guidelines?|directions?)\b/i,
  /\b(?:ignore|disregard|forget)\b\s+(?:everything|all|the)\s+(?:above|before|previous)/i,
  /\b(?:give|award|assign|grant|rate|score|grade|mark)\b\s+(?:me|it|(?:this|my|the) (?:answer|response|candidate|submission|interview|text)|this)\b.{0,40}\b(?:100|full|top|max(?:imum)?|perfect|highest|10\s*(?:\/|out of)\s*10|an a)\b/i,
  // "A Lighthouse score of 100" is a fact of the trade; an order names the score and nothing before it.
  /^\W*"?(?:final |overall )?score"?\s*(?:(?:[:=]|is|must be|should be|to be)\s*)?"?100\b|\bscore\s+(?:must|should) be\s*"?100\b|"score"\s*:\s*"?100\b|[,;]\s*score\s+100\b/i,
  /\b(?:this|my)\s+(?:answer|response)\b.{0,30}\b(?:deserves?|should (?:get|receive|be given|be scored)|must (?:get|receive|be given|be scored))\b/i,
  /\byou are\b.{0,40}\b(?:grader|evaluator|examiner|assessor|language model|ai assistant|lenient)\b/i,
  /^\W*(?:dear|hey|note to|attention|to)\s+(?:the\s+)?(?:grader|evaluator|examiner|assessor|ai|llm)\b|^\W*(?:dear|hey|note to|attention)\s+(?:the\s+)?model\b/i,
  /^\s*(?:<\|?\/?|\[|#+\s*)?(?:system|assistant|developer)(?:\|?>|\])?\s*[:>\]]/i,
  /\b(?:mark|treat|consider|count)\b.{0,25}\b(?:key ?points?|criteria|dimensions?)\b.{0,25}\b(?:covered|met|correct|complete|full)\b/i,
]

/** A grade that the answer gives itself, in the voice of whoever grades it. */
const SELF_GRADING: readonly RegExp[] = [
  /\bas (?:the|an?|your) (?:examiner|grader|evaluator|assessor|interviewer|judge)\b.{0,20}\bi\b.{0,15}\b(?:award|give|grant|grade|rate|score|mark|confirm)/i,
  /\bi (?:hereby )?(?:award|grant|give) (?:this|the|my) (?:answer|response|candidate)\b/i,
  // A grade that the answer gives itself; "Grade: C25" is a kind of concrete.
  /^\W*(?:(?:final|overall) )?(?:score|grade|verdict|rating|marks?|evaluation|assessment)\s*[:=]\W*(?:\d+\s*(?:\/|out of)\s*\d+|correct|pass(?:ed)?|excellent|perfect|full|a\+)/i,
  /\b(?:all|every|each)(?: of)?(?: the)? (?:key ?points?|criteri(?:a|on)|dimensions?)\b.{0,20}\b(?:covered|met|satisfied|addressed|correct)\b/i,
  /\bthis (?:answer|response) is (?:\w+ )?(?:correct|complete|perfect|excellent|outstanding|flawless)\b/i,
]
/** No such sentence is without one of these, and to look for them all takes long. */
const OF_GRADING =
  /answer|response|candidate|key ?point|criteri|dimension|examiner|grade|evaluat|assess|interviewer|judge|score|verdict|rating|mark/i

/** The only other letters that stand for one of a to z when case is ignored, which the patterns miss without `u`. */
const LONG_S = /\u017f/g
const KELVIN = /\u212a/g

export function isGraderInstruction(sentence: string): boolean {
  const text = sentence.replace(LONG_S, 's').replace(KELVIN, 'k')
  if (PATTERNS.some((pattern) => pattern.test(text))) return true
  return OF_GRADING.test(text) && SELF_GRADING.some((pattern) => pattern.test(text))
}
