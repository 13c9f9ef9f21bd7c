/**
 * `npm run api-notes`: writes what the comments in `src/schemas` say of the fields of the API's nouns, for the OpenAPI
 * document. The typed client's declarations are printed from the same comments.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { noteOf } from './note-of'

export const NOTES_FILE = path.join('src', 'server', 'rest', 'notes.json')
const NOUNS_FILE = path.join('src', 'server', 'rest', 'nouns.ts')

/** By noun, then by the path of the field, such as `questionScores.range`. */
export type ApiNotes = Record<string, Record<string, string>>

/** @param root the repository @param options of its tsconfig */
export function apiNotes(root: string, options: ts.CompilerOptions): ApiNotes {
  const program = ts.createProgram([path.join(root, NOUNS_FILE)], { ...options, noEmit: true, incremental: false })
  const checker = program.getTypeChecker()
  const schemas = program
    .getSourceFile(path.join(root, NOUNS_FILE))
    ?.statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'SCHEMAS')?.initializer
  if (!schemas || !ts.isObjectLiteralExpression(schemas)) throw new Error(`${NOUNS_FILE} has no SCHEMAS.`)
  const notes: ApiNotes = {}
  for (const property of schemas.properties) {
    if (!ts.isPropertyAssignment(property)) continue
    const output = checker.getTypeAtLocation(property.initializer).getProperty('_output')
    if (output) notes[property.name.getText()] = Object.fromEntries(fieldsOf(checker.getTypeOfSymbol(output), checker))
  }
  return notes
}

/** Path and note of every field that has one, through lists and alternatives. */
function* fieldsOf(type: ts.Type, checker: ts.TypeChecker, prefix = ''): Generator<[string, string]> {
  const present = checker.getNonNullableType(type)
  for (const each of present.isUnion() ? present.types : [present]) {
    const element = checker.isArrayType(each) ? checker.getTypeArguments(each as ts.TypeReference)[0] : undefined
    if (element) yield* fieldsOf(element, checker, prefix)
    else if (isPlainObject(each)) {
      for (const property of checker.getPropertiesOfType(each)) {
        const note = noteOf(property, checker)
        if (note) yield [prefix + property.name, note]
        yield* fieldsOf(checker.getTypeOfSymbol(property), checker, `${prefix}${property.name}.`)
      }
    }
  }
}

const isPlainObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 && type.symbol?.name !== 'Date' && type.getCallSignatures().length === 0

export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.cwd()
  writeFileSync(NOTES_FILE, `${JSON.stringify(apiNotes(root, compilerOptions(root)), null, 2)}\n`)
}
