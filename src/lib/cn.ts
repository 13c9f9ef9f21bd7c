import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without this, tailwind-merge would take our font sizes for colours and drop them beside `text-foreground`.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['display', 'title', 'heading', 'lead'] }] } },
})

/** Joins class names; of two Tailwind classes for the same property, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
