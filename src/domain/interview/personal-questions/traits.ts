/** Ways of working, as against knowledge that can be tested. */
const TRAIT =
  /\b(?:communicat\w*|interpersonal|team ?(?:player|work\w*|spirit)|self[- ]?(?:motivat\w*|starter|driven)|attention to detail|detail[- ]oriented|time management|organi[sz]ational skills?|multi-?task\w*|under pressure|leadership(?: skills?)?|integrity|flexib\w*|adaptab\w*|problem[- ]solving|analytical (?:skills?|mind|thinking)|critical thinking|creativ\w*|proactive|tight deadlines?|initiative|positive attitude|empath\w*|presentation skills?|negotiation(?: skills?)?|independently|customer service|hard ?working|punctual\w*|basic (?:mathematics|math|maths|computer skills?)|fast learner|quick learner|work ethic)\b/i

export const isTrait = (text: string): boolean => TRAIT.test(text)
