/** What people contest, counted where the database is: by the process that has it open, or here. */
import { userInfo } from 'node:os'
import { ask } from '@/server/desk/ask'
import { PRINT } from '@/server/desk/print'
import { env } from '@/server/env'

/** Prints a line per detector, statement and evaluator. */
export async function printContested(): Promise<void> {
  const { result } = await ask(env(), userInfo().username, 'contested', {})
  console.log(PRINT.contested(result))
}
