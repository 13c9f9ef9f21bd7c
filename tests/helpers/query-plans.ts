/** The plans of what a read asks of PostgreSQL. */
import pg from 'pg'
import { vi } from 'vitest'
import type { Deps } from '@/server/ports'

export type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  /** How often it ran; only with ANALYZE. */
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

type Read = (deps: Deps) => Promise<unknown>
type Statement = { text: string; values: unknown[] }

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The SELECT statements of a read, as sent to the server. */
async function statementsOf(deps: Deps, read: Read): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await read(deps)
    return spy.mock.calls.flatMap(([query, values]) => {
      const sent = query as unknown as string | { text: string; values?: unknown[] }
      if (typeof sent === 'string' || !sent.text.trim().startsWith('SELECT')) return []
      return [{ text: sent.text, values: sent.values ?? (values as unknown as unknown[] | undefined) ?? [] }]
    })
  } finally {
    spy.mockRestore()
  }
}

/** The nodes of all its plans. @param options of EXPLAIN, such as ANALYZE, which runs the statements once more */
export async function planOf(deps: Deps, read: Read, options: readonly string[] = []): Promise<PlanNode[]> {
  const nodes: PlanNode[] = []
  for (const { text, values } of await statementsOf(deps, read)) {
    const { rows } = await deps.sql(`EXPLAIN (${['FORMAT JSON', ...options].join(', ')}) ${text}`, [...values])
    const [{ Plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN']
    nodes.push(...nodesOf(Plan))
  }
  return nodes
}
