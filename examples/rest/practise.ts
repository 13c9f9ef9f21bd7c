/**
 * A whole interview over REST, by a client that is generated from the OpenAPI document. With Greenroom running:
 *   npx openapi-typescript http://localhost:3000/api/openapi.json -o examples/rest/greenroom.ts
 *   npx tsx -e "import('./examples/rest/practise.ts').then((m) => m.practise('http://localhost:3000')).then(console.log)"
 */
import createClient from 'openapi-fetch'
import type { paths } from './greenroom'

type Send = (request: Request) => Promise<Response>

/** Sends requests as a browser does: with the cookie of the session. */
function keepingCookie(send: Send): Send {
  let cookie = ''
  return async (request) => {
    if (cookie) request.headers.set('cookie', cookie)
    const response = await send(request)
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return response
  }
}

/**
 * Signs up, answers the first question of an interview, and waits for the feedback.
 * @returns the score, and how many interviews the account has
 */
export async function practise(baseUrl: string, send: Send = fetch) {
  const greenroom = createClient<paths>({ baseUrl, fetch: keepingCookie(send) })
  const account = { name: 'Ada Obi', email: `ada.${Date.now()}@example.com`, password: 'a-quiet-room' }
  const { data: session, error } = await greenroom.POST('/api/auth/register', { body: account })
  // A program goes by the reason; the message is for people.
  if (error) throw new Error(error.reason === 'email-taken' ? 'Run it once more.' : error.message)
  const userId = session.user.id

  const started = await greenroom.POST('/api/interviews', { body: { userId, role: 'project-manager' } })
  if (!started.data) throw new Error(started.error.message)
  const { id, questions } = started.data
  const answers = questions.slice(0, 1).map((question) => ({
    questionId: question.id,
    text: 'I asked the three teams what they needed, wrote a plan with dates, and we delivered two weeks early.',
    timeSpent: 60,
  }))
  const path = { id }
  await greenroom.PATCH('/api/interviews/{id}', { params: { path }, body: { status: 'completed', answers } })
  for (;;) {
    const { data: interview } = await greenroom.GET('/api/interviews/{id}', { params: { path } })
    if (interview?.feedbackStatus !== 'processing') {
      const query = { limit: 20 }
      const list = await greenroom.GET('/api/interviews/user/{userId}', { params: { path: { userId }, query } })
      return { score: interview?.score ?? null, interviews: list.data?.length ?? 0 }
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
