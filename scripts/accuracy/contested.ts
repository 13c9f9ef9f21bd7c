/** Counts of contested statements, from the process that has the database open, or directly. */
import { userInfo } from 'node:os'
import { ask } from '@/server/desk/ask'
import { PRINT } from '@/server/desk/print'
import { env } from '@/server/env'

/** Prints a line per detector, statement and evaluator. */
export async function printContested(): Promise<void> {
  const { result } = await ask(env(), userInfo().username, 'contested', {})
  console.log(PRINT.contested(result))
}
