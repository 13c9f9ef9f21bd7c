/** A measured share with its goal. */
export type Figure = {
  name: string
  /** 0 to 1. */
  value: number
  /** Lower bound; 0 is an upper bound; null means no goal. */
  goal: number | null
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const { name, value, goal } of figures) {
    const isMet = goal === null || (goal === 0 ? value === 0 : value >= goal)
    const bound = goal === null ? '' : `   goal ${goal === 0 ? '' : '≥ '}${goal}${isMet ? '' : '   MISSED'}`
    console.log(`  ${name.padEnd(42)} ${value.toFixed(3)}${bound}`)
  }
}
