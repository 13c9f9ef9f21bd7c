/** Finds utilities of which another one on the same element sets the same property. */
import type { Page } from 'playwright-core'
import { extendTailwindMerge } from 'tailwind-merge'

// Without this, our font sizes would be taken for colours.
const merge = extendTailwindMerge({ extend: { theme: { text: ['display', 'title', 'heading', 'lead'] } } })

/**
 * Which of two such utilities wins depends on their order in the style sheet, not on the element: a default that callers
 * override belongs in `src/app/controls.css`.
 */
export async function classConflictsOf(page: Page, where: string): Promise<string[]> {
  const lists = await page
    .locator('[class]')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.getAttribute('class') ?? ''))])
  return lists.flatMap((list) => {
    const kept = merge(list).split(' ')
    const overridden = list.split(/\s+/).filter((name) => name !== '' && !kept.includes(name))
    return overridden.length > 0 ? [`${where}: ${overridden.join(', ')} overridden in "${list}"`] : []
  })
}
