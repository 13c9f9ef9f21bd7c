/**
 * Generates worst-case inputs for a regular expression: its repeated parts, repeated, with and without a matching end.
 */
import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'

type Node = AST.Element | AST.QuantifiableElement | AST.Alternative

/** Representative characters for character classes, the most likely first. */
const CANDIDATES = [...'a1 .A,-\t\n\'"(/@z9_+%:;!?)[]<>#*&=|{}$“”’–—•é中İ\u00a0\ufeff\u{1f600}']
const LONGEST_REPEATED = 400
/** Fewer repetitions cannot make a text of this length slow. */
const FEWEST_TURNS = 8
const MOST_ATTACKS = 48
/** Ends that few expressions match. */
const ENDS = ['', '\u0001', 'a', '\n']

/** A text is `head`, followed by `pump` until it is long enough, followed by `end`. */
export type Attack = { head: string; pump: string; end: string }

export const textOf = ({ head, pump, end }: Attack, length: number): string => {
  const room = Math.max(0, length - head.length - end.length)
  return head + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + end
}

export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = parseRegExpLiteral(`/${source}/${flags}`)
  const shown = kindsOf(pattern, flags)
  const pumps = new Map<string, Set<string>>()
  const add = (head: string, pump: string) => {
    if (pump === '' || pump.length > LONGEST_REPEATED) return
    const heads = pumps.get(pump) ?? new Set()
    heads.add(head.slice(-LONGEST_REPEATED))
    pumps.set(pump, heads)
  }

  let isRepeating = false
  const visit = (node: AST.Node, head: string): void => {
    switch (node.type) {
      case 'RegExpLiteral':
        visit(node.pattern, head)
        return
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
      case 'Assertion':
        if ('alternatives' in node) for (const alternative of node.alternatives) visit(alternative, head)
        return
      case 'Alternative': {
        let before = head
        for (const element of node.elements) {
          visit(element, before)
          before += sampleOf(element, shown)
        }
        return
      }
      case 'Quantifier': {
        if (node.max >= FEWEST_TURNS) {
          isRepeating = true
          for (const pump of samplesOf(node.element, shown)) {
            add(head, pump)
            add('', pump)
            // A match may begin at every position.
            if (head !== '') add('', head + pump)
          }
        }
        visit(node.element, head)
        return
      }
      case 'CharacterClass':
      case 'CharacterSet':
        for (const character of shown(node)) add('', character)
        return
      default:
    }
  }
  visit(pattern, '')
  for (const alternative of pattern.pattern.alternatives) {
    const whole = alternative.elements.map((element) => sampleOf(element, shown)).join('')
    // Consecutive matches, and matches that fail at the last character.
    add('', whole)
    add('', whole.slice(0, -1))
    add('', `${whole.slice(0, -1)} `)
  }
  const attacks = [...pumps].flatMap(([pump, heads]) =>
    [...heads].flatMap((head) => ENDS.map((end) => ({ head, pump, end }))),
  )
  // Without a long repetition the time is linear in the length, so that one text is enough.
  return spread(attacks, isRepeating ? MOST_ATTACKS : 1)
}

/** At most `most` items, spread over the list. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T)

/**
 * For each character class of an expression, one character of every equivalence class in it: characters are equivalent
 * if all classes of the expression agree on them.
 */
function kindsOf(pattern: AST.RegExpLiteral, flags: string): Shown {
  const sets = new Set(['\\w'])
  const characters = new Set(CANDIDATES)
  visitRegExpAST(pattern, {
    onCharacterClassEnter: ({ raw }) => void sets.add(raw),
    onCharacterSetEnter: ({ raw }) => void sets.add(raw),
    onCharacterEnter: ({ value }) => void characters.add(String.fromCodePoint(value)),
  })
  const tests = [...sets].map((raw) => ({ raw, test: new RegExp(`^${raw}$`, flags.replace(/[gy]/g, '')) }))
  const shown = new Map<string, string[]>()
  const kinds = new Set<string>()
  for (const character of characters) {
    const matching = tests.filter(({ test }) => test.test(character))
    const kind = matching.map(({ raw }) => raw).join(' ')
    if (kinds.has(kind)) continue
    kinds.add(kind)
    for (const { raw } of matching) shown.set(raw, [...(shown.get(raw) ?? []), character])
  }
  return (set) => shown.get(set.raw) ?? []
}

type Shown = (set: AST.Element) => readonly string[]

/** A short text that probably matches the element. */
const sampleOf = (node: Node, shown: Shown): string => samplesOf(node, shown)[0] ?? ''

function samplesOf(node: Node, shown: Shown): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterClass':
    case 'CharacterSet':
      return [...shown(node)]
    case 'Alternative':
      return [node.elements.map((element) => sampleOf(element, shown)).join('')]
    case 'Group':
    case 'CapturingGroup': {
      const each = node.alternatives.flatMap((alternative) => samplesOf(alternative, shown))
      const inner = node.alternatives.flatMap(({ elements }) =>
        elements.flatMap((element) => samplesOf(element, shown)),
      )
      return [...new Set([...spread(each, 6), ...spread(inner, 6)])]
    }
    case 'Quantifier': {
      const once = samplesOf(node.element, shown)
      // At least once, since the repetitions come from optional parts.
      return once.map((sample) => sample.repeat(Math.max(1, Math.min(node.min, 4))))
    }
    default:
      return []
  }
}
