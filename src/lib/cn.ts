import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without this the sizes of our own type scale would be taken for colours and dropped beside `text-foreground`.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['display', 'title', 'heading', 'lead'] }] } },
})

/** Joins class names; of two Tailwind classes for the same property the later one stays. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
