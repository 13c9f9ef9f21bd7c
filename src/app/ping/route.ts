/** A constant response through Next.js: the baseline of the performance figures. */
export const dynamic = 'force-dynamic'

export const GET = () => Response.json({ status: 'ok' })
