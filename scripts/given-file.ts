import { ExpectedError } from '@/server/expected-error'

/**
 * The file that a command was given, undefined if none was.
 * @param command as its caller types it, such as `npm run backup -- <file>`
 * @throws ExpectedError for an option, and for more than one file
 */
export function givenFile(command: string, given: readonly string[] = process.argv.slice(2)): string | undefined {
  const option = given.find((argument) => argument.startsWith('-'))
  if (option) throw new ExpectedError(`There is no option ${option}: ${command}.`)
  if (given.length > 1) throw new ExpectedError(`Name one file, not ${given.length}: ${command}.`)
  return given[0]
}
