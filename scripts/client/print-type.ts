import ts from 'typescript'
import { noteOf } from './note-of'

/** Platform types, which are printed by name. */
const PLATFORM_TYPES = new Set(['Date', 'FormData', 'Blob', 'File', 'AbortSignal', 'Error', 'ReadableStream'])

export type TypePrinter = {
  /** The type as TypeScript without references to this repository. @throws Error for types that cannot be written so */
  print: (type: ts.Type, indent?: string) => string
  /** Declarations of the named types encountered, such as `Interview` for `InterviewDto`. */
  declarations: () => string[]
}

/**
 * Prints types structurally, so that they do not depend on their source files.
 * @param named types that are declared once and referred to by name
 */
export function createTypePrinter(checker: ts.TypeChecker, named: ReadonlyMap<string, ts.Type>): TypePrinter {
  const declared = new Map<string, string>()

  function print(type: ts.Type, indent = ''): string {
    const name = nameOf(type)
    if (name === null) return structure(type, indent)
    if (!declared.has(name)) {
      // Registered first, so that a type may be recursive.
      declared.set(name, '')
      declared.set(name, `export type ${name} = ${structure(type, '')}`)
    }
    return name
  }

  // Types inferred by tRPC have lost their alias, so named types are recognised by structural equality.
  function nameOf(type: ts.Type): string | null {
    if (!isObject(type) && !type.isUnion()) return null
    for (const [name, other] of named) if (isSame(type, other)) return name
    return null
  }

  const isSame = (a: ts.Type, b: ts.Type): boolean =>
    a === b ||
    (a.isUnion() === b.isUnion() &&
      namesIn(a) === namesIn(b) &&
      checker.isTypeAssignableTo(a, b) &&
      checker.isTypeAssignableTo(b, a))

  const namesIn = (type: ts.Type): string =>
    type.isUnion()
      ? String(type.types.length)
      : checker
          .getPropertiesOfType(type)
          .map(({ name }) => name)
          .sort()
          .join()

  function structure(type: ts.Type, indent: string): string {
    if (type.isUnion()) return union(type.types, indent)
    const platform = type.symbol?.name
    if (platform && PLATFORM_TYPES.has(platform)) return platform
    if (checker.isTupleType(type)) return `[${args(type, indent).join(', ')}]`
    if (checker.isArrayType(type)) return `${inArray(args(type, indent)[0] ?? 'unknown')}[]`
    if (isObject(type)) return members(type, indent)
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
  }

  const args = (type: ts.Type, indent: string): string[] =>
    checker.getTypeArguments(type as ts.TypeReference).map((each) => print(each, indent))

  function union(types: readonly ts.Type[], indent: string): string {
    const printed = [...new Set(types.map((each) => print(each, indent)))]
    const isBoolean = printed.includes('true') && printed.includes('false')
    return (isBoolean ? ['boolean', ...printed.filter((each) => each !== 'true' && each !== 'false')] : printed).join(
      ' | ',
    )
  }

  /** The type of an optional property, without `undefined`. */
  function given(type: ts.Type, indent: string): string {
    if (!type.isUnion()) return print(type, indent)
    const isNullable = type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
    if (!isNullable) return print(checker.getNonNullableType(type), indent)
    return union(
      type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)),
      indent,
    )
  }

  function members(type: ts.Type, indent: string): string {
    if (type.getCallSignatures().length > 0) throw new Error(`A function cannot be sent: ${checker.typeToString(type)}`)
    const inner = `${indent}  `
    const lines = checker.getPropertiesOfType(type).flatMap((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const value = checker.getTypeOfSymbol(property)
      const shown = isOptional ? given(value, inner) : print(value, inner)
      const comment = noteOf(property, checker)
      return [
        ...(comment ? [`${inner}/** ${comment} */`] : []),
        `${inner}${quoted(property.name)}${isOptional ? '?' : ''}: ${shown}`,
      ]
    })
    for (const { keyType, type: value } of checker.getIndexInfosOfType(type)) {
      lines.push(`${inner}[key: ${checker.typeToString(keyType)}]: ${print(value, inner)}`)
    }
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
  }

  return { print, declarations: () => [...declared.values()] }
}

const isObject = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && !type.isLiteral()

const inArray = (element: string): string =>
  / \| /.test(element) && !element.startsWith('{') ? `(${element})` : element

const quoted = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`)
