import { trialQuestions } from '@/content/trial-questions'
import { ROLES } from '@/domain/interview/roles'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => ROLES.map((role) => ({ file: `${role}.json` }))

/**
 * The trial questions of a role, with the data for evaluating them in the browser; generated at build time from the
 * bank.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const role = ROLES.find((candidate) => file === `${candidate}.json`)
  if (!role) return new Response('There are no such questions.', { status: 404 })
  return Response.json(trialQuestions(role), { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
