/** Parses an advert with the real taxonomy and prints its requirements, one a line. */
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { Advert, Priority } from '@/domain/documents/types'

export const read = (text: string): Advert => readAdvert(text, lexiconOf(skillTaxonomy()))

/** The texts of the requirements, of one priority or of all. */
export const found = (text: string, priority?: Priority): string[] =>
  read(text)
    .requirements.filter((each) => priority === undefined || each.priority === priority)
    .map((each) => each.text)

/** The alternatives of each choice. */
export function choices(text: string): string[][] {
  const groups = new Map<number, string[]>()
  for (const each of read(text).requirements) {
    if (each.choice !== null) groups.set(each.choice, [...(groups.get(each.choice) ?? []), each.text])
  }
  return [...groups.values()]
}
