/** A constant through Next: what the speed figures are measured against. */
export const dynamic = 'force-dynamic'

export const GET = () => Response.json({ status: 'ok' })
