/** Synonym groups of numbers as words and as digits, in the form of `synonyms.json`. */
const ONES = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const MORE = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "One" is left out, since it is rarely a number in speech. */
const small = [...ONES, ...MORE].map((word, i) => `${i + 2}, ${word}`)
const large = TENS.flatMap((ten, i) => {
  const value = 10 * (i + 2)
  const ones = ['one', ...ONES.slice(0, 8)].map((one, j) => `${value + j + 1}, ${ten} ${one}`)
  return [`${value}, ${ten}`, ...ones]
})

export const NUMBER_SYNONYMS: readonly string[] = [...small, ...large]
