/** Collects all regular expressions of the sources: literals, and arguments of `new RegExp`. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export type Found = { source: string; flags: string; place: string }

const ROOT = path.join(import.meta.dirname, '../../..')
/** Replacements for constructor arguments that are known only at run time: a word, or a number. */
const STAND_INS = ['word', '9']

const files = () =>
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('generated'))
    .map((file) => path.join('src', file))

/** All distinct expressions, each with its first location. */
export async function collectRegularExpressions(): Promise<Found[]> {
  const found = new Map<string, Found>()
  const add = (source: string, flags: string, place: string) => {
    const key = `/${source}/${flags}`
    if (!found.has(key)) found.set(key, { source, flags, place })
  }
  const constructing: string[] = []
  for (const file of files()) {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node) => {
      const place = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        add(node.text.slice(1, end), node.text.slice(end + 1), place())
      }
      if (isConstruction(node)) {
        if (isAtTheTop(node)) constructing.push(file)
        else addWithStandIns(node, (source, flags) => add(source, flags, place()))
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  for (const made of await madeWhileLoading([...new Set(constructing)])) add(made.source, made.flags, made.place)
  return [...found.values()]
}

/** `pattern` of `src/domain/text/pattern.ts` also constructs one. */
const isConstruction = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && ['RegExp', 'pattern'].includes(node.expression.getText())

/** Whether it runs when the module is loaded. */
function isAtTheTop(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return false
  return true
}

/** Constructed inside a function, from constants or stand-ins. */
function addWithStandIns(node: ts.NewExpression | ts.CallExpression, add: (source: string, flags: string) => void) {
  const [pattern, flags] = node.arguments ?? []
  const flagText = flags && ts.isStringLiteralLike(flags) ? flags.text : ''
  let isKnown = false
  for (const standIn of STAND_INS) {
    const source = pattern && textOf(pattern, standIn)
    if (source === undefined) continue
    try {
      new RegExp(source, flagText)
      add(source, flagText)
      isKnown = true
    } catch {
      // The other stand-in may be valid.
    }
  }
  if (!isKnown) throw new Error(`No regular expression can be made of ${node.getText()}`)
}

function textOf(node: ts.Expression, standIn: string): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return standIn
  const parts = node.templateSpans.map((span) => textOf(span.expression, standIn) + span.literal.text)
  return node.head.text + parts.join('')
}

/** Expressions that these modules and the content files construct when they are loaded. */
async function madeWhileLoading(modules: readonly string[]): Promise<Found[]> {
  const made: Found[] = []
  const Real = globalThis.RegExp
  const record = (args: unknown[]) => {
    const caller = new Error().stack?.split('\n').find((line) => line.includes(`${ROOT}/src/`))
    const place = caller && /(src\/[^:)]*:\d+)/.exec(caller)?.[1]
    if (!place) return
    const { source, flags } = Reflect.construct(Real, args) as RegExp
    made.push({ source, flags, place })
  }
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, args) => {
      record(args)
      return Reflect.construct(target, args)
    },
    apply: (target, self, args) => {
      record(args)
      return Reflect.apply(target, self, args)
    },
  })
  try {
    for (const file of modules) await import(path.join(ROOT, file))
    await import('@/domain/text/prompt-injection')
    const { skillTaxonomy } = await import('@/content/skills')
    const { lexiconOf } = await import('@/domain/documents/lexicon')
    lexiconOf(skillTaxonomy())
  } finally {
    globalThis.RegExp = Real
  }
  return made
}
