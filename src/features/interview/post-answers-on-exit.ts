import superjson, { type SuperJSONResult } from 'superjson'
import * as v from 'valibot'
import type { SentAnswer } from '@/domain/interview/drafts'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'

/** Browsers limit all keepalive requests of a page to 64 KiB together; this leaves some room for others. */
const BYTES_AT_MOST = 60_000

const results = v.array(v.object({ result: v.optional(v.object({ data: v.unknown() })) }))
const savedAnswer = v.object({ superseded: v.boolean() })

/** Whether an item of the response confirms that the text is stored. A superseded text is handled by the next round. */
function isStored(item: v.InferOutput<typeof results>[number] | undefined): boolean {
  if (!item?.result) return false
  const saved = v.safeParse(savedAnswer, superjson.deserialize(item.result.data as SuperJSONResult))
  return saved.success && !saved.output.superseded
}

/**
 * Sends as many answers as fit to `interview.saveAnswer` in keepalive requests, which outlive the page.
 * @returns the ids of the questions whose answers the server stored
 */
export async function postAnswersOnExit(
  interviewId: string,
  answers: readonly SentAnswer[],
): Promise<ReadonlySet<string>> {
  const stored = await Promise.all(fitting(interviewId, answers).map(post))
  return new Set(stored.flat())
}

type Batch = { sent: readonly SentAnswer[]; body: string }

async function post({ sent, body }: Batch): Promise<string[]> {
  const procedures = sent.map(() => 'interview.saveAnswer').join(',')
  try {
    const response = await fetch(`/api/trpc/${procedures}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    })
    const parsed = v.safeParse(results, await response.json())
    const items = parsed.success ? parsed.output : []
    return sent.flatMap(({ questionId }, at) => (isStored(items[at]) ? questionId : []))
  } catch {
    // The texts stay in the browser and are sent when the interview is opened again.
    return []
  }
}

function fitting(interviewId: string, answers: readonly SentAnswer[]): Batch[] {
  for (let count = answers.length; count > 0; count--) {
    const batches = inBatches(interviewId, answers.slice(0, count))
    if (new Blob(batches.map(({ body }) => body)).size <= BYTES_AT_MOST) return batches
  }
  return []
}

function inBatches(interviewId: string, answers: readonly SentAnswer[]): Batch[] {
  const batches: Batch[] = []
  for (let start = 0; start < answers.length; start += REQUEST_LIMITS.batchCalls) {
    const sent = answers.slice(start, start + REQUEST_LIMITS.batchCalls)
    const inputs = sent.map((answer, at) => [at, superjson.serialize({ id: interviewId, ...answer })])
    batches.push({ sent, body: JSON.stringify(Object.fromEntries(inputs)) })
  }
  return batches
}
