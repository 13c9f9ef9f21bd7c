import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { apiNotes, compilerOptions, NOTES_FILE } from '../../scripts/client/api-notes'
import { noteOf } from '../../scripts/client/note-of'

it('the notes on the fields of the API are what the comments say', () => {
  const notes = apiNotes(process.cwd(), compilerOptions(process.cwd()))
  expect(JSON.parse(readFileSync(NOTES_FILE, 'utf8')), 'run npm run api-notes').toEqual(notes)
  expect(notes.Interview).toMatchObject({ 'questions.timeEstimate': 'Minutes.', 'answers.timeSpent': 'Seconds.' })
})

it('a field without a comment has the description of its schema', () => {
  const file = 'schema.ts'
  const source = ts.createSourceFile(
    file,
    `const shape = {
      /** A comment. */
      first: z.int().describe('Not this.'),
      second: z.int().describe('Put ' + 'together.').optional(),
      third: z.int(),
    }`,
    ts.ScriptTarget.Latest,
    true,
  )
  const host = ts.createCompilerHost({})
  const program = ts.createProgram([file], { noLib: true }, { ...host, getSourceFile: () => source })
  const checker = program.getTypeChecker()
  const [statement] = source.statements.filter(ts.isVariableStatement)
  const declaration = statement?.declarationList.declarations[0] as ts.VariableDeclaration
  const properties = checker.getTypeAtLocation(declaration).getProperties()
  expect(properties.map((property) => noteOf(property, checker))).toEqual(['A comment.', 'Put together.', ''])
})
