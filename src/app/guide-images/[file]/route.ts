import { guidePreview } from '@/app/guide-images/guide-preview'
import { drawGuide } from '@/content/guide-drawings/draw-guide'
import { ROLES } from '@/domain/interview/roles'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => ROLES.flatMap((role) => [{ file: `${role}.svg` }, { file: `${role}.png` }])

/** A guide's picture: SVG for its page, PNG for link previews. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const role = ROLES.find((candidate) => file === `${candidate}.svg` || file === `${candidate}.png`)
  if (!role) return new Response('There is no such picture.', { status: 404 })
  if (file.endsWith('.png')) return guidePreview(role)
  return new Response(drawGuide(role), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
