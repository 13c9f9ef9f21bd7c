/** Words of nearly every CV and job advertisement in any field: a small table instead of a corpus. */
import lists from '@/content/language/boilerplate.json'
import { stemOf } from '@/domain/text/stem'

const stems = new Set(lists.words.split(' ').map(stemOf))

export const isBoilerplate = (stem: string): boolean => stems.has(stem)
