import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ERROR_REASONS } from '@/domain/errors'
import { createTypePrinter, type TypePrinter } from './print-type'

const HEAD = "/** Greenroom's typed client. Made from the server's own types. */"

const ENTRY = `export type CallOptions = { signal?: AbortSignal }

/**
 * A client that keeps the session's cookie. Every call rejects with a GreenroomError when it fails.
 * @param url where Greenroom is served, as https://greenroom.example, without a path
 * @param fetch another way to send requests
 */
export declare function createGreenroomClient(url: string, fetch?: typeof globalThis.fetch): GreenroomClient

/** Whether a role of an answer can be sent: what is stored may name one that no longer exists. */
export declare function isRole(value: string): value is Role`

/** Files whose exported types keep their names. */
const NAMED_IN = /\/src\/(schemas\/[\w-]+|domain\/interview\/roles)\.ts$/

/** The package's `index.d.ts`: every procedure with its input and output types. */
export function clientDeclarations(root: string): string {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  const file = path.join(root, 'src/client/create-client.ts')
  const program = ts.createProgram([file], { ...config?.options, noEmit: true, incremental: false })
  const checker = program.getTypeChecker()
  const client = exportedTypes(program, [file]).get('GreenroomClient')
  if (!client) throw new Error(`${file} exports no GreenroomClient.`)
  const files = program.getSourceFiles().map(({ fileName }) => fileName)
  const named = [
    ...exportedTypes(
      program,
      files.filter((name) => NAMED_IN.test(name)),
    ),
  ]
    .filter(([name]) => name.endsWith('Dto') || name === 'Role')
    .map(([name, type]) => [name.replace(/Dto$/, ''), type] as const)
  const printer = createTypePrinter(checker, new Map(named))
  const calls = tree(client, checker, printer, '')
  const reasons = ERROR_REASONS.map((reason) => `\n  | '${reason}'`).join('')
  return [
    HEAD,
    ENTRY,
    `export type GreenroomClient = ${calls}`,
    `export type ErrorReason =${reasons}`,
    errorClass(root),
    ...printer.declarations(),
    '',
  ].join('\n\n')
}

/** The declaration of the error class; the types that it imports are declared in the same file. */
function errorClass(root: string): string {
  const fileName = path.join(root, 'src/client/greenroom-error.ts')
  const { outputText } = ts.transpileDeclaration(readFileSync(fileName, 'utf8'), { fileName })
  return outputText.replace(/^import .*$/m, '').trim()
}

/** Type aliases of these files, without generic ones. */
function exportedTypes(program: ts.Program, files: readonly string[]): Map<string, ts.Type> {
  const checker = program.getTypeChecker()
  const aliases = files.flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])])
  return new Map(
    aliases
      .filter((each): each is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(each) && !each.typeParameters)
      .map((each) => [each.name.text, checker.getTypeAtLocation(each)]),
  )
}

/** Prints a router as nested object types with its calls. */
function tree(type: ts.Type, checker: ts.TypeChecker, printer: TypePrinter, indent: string): string {
  const inner = `${indent}  `
  // Skips tRPC's internal symbol properties.
  const named = checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'))
  const lines = named.map((property) => {
    const value = checker.getTypeOfSymbol(property)
    const [call] = value.getCallSignatures()
    if (!call) return `${inner}${property.name}: ${tree(value, checker, printer, inner)}`
    return `${inner}${property.name}(${input(call, checker, printer, inner)}options?: CallOptions): Promise<${output(call, checker, printer, inner)}>`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function input(call: ts.Signature, checker: ts.TypeChecker, printer: TypePrinter, indent: string): string {
  const [parameter] = call.getParameters()
  if (!parameter) return ''
  const type = checker.getTypeOfSymbol(parameter)
  if (type.flags & ts.TypeFlags.Void) return 'input?: undefined, '
  const isOptional =
    type.isUnion() && type.types.some((each) => each.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined))
  const shown = printer.print(isOptional ? checker.getNonNullableType(type) : type, indent)
  return `input${isOptional ? '?' : ''}: ${shown}, `
}

function output(call: ts.Signature, checker: ts.TypeChecker, printer: TypePrinter, indent: string): string {
  const promised = checker.getAwaitedType(call.getReturnType())
  if (!promised) throw new Error('A call that promises nothing.')
  return printer.print(promised, indent)
}
