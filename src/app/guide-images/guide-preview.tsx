import { ImageResponse } from 'next/og'
import { DRAWING_SIZE, drawGuide } from '@/content/guide-drawings/draw-guide'
import { COLORS } from '@/content/guide-drawings/shapes'
import { type Role, roleName } from '@/domain/interview/roles'

/** Pixels; the aspect ratio of link previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

const BAND = 126

/** The link preview of a guide: its drawing, with the role on the edge of the stage. */
export function guidePreview(role: Role): ImageResponse {
  const drawing = `data:image/svg+xml;base64,${Buffer.from(drawGuide(role)).toString('base64')}`
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: COLORS.green }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a PNG, not into a page */}
      <img src={drawing} alt="" {...DRAWING_SIZE} style={{ position: 'absolute', top: -96 }} />
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          display: 'flex',
          width: '100%',
          height: BAND,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 56px',
          background: COLORS.green,
          color: COLORS.card,
          fontSize: 48,
        }}
      >
        <span>{roleName(role)} interviews</span>
        <span style={{ color: COLORS.amber, fontSize: 36 }}>Greenroom</span>
      </div>
    </div>,
    PREVIEW_SIZE,
  )
}
