/** The first word of a name; null where there is none, or the name is an email address. */
export function firstName(name: string): string | null {
  const [first] = name.split(/\s+/).filter(Boolean)
  return first === undefined || first.includes('@') ? null : first
}
