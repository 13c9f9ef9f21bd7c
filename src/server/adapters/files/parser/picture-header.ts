/**
 * What a PNG or JPEG says of itself, read before it is unpacked: the decoder takes any size, and half a picture for a
 * whole one.
 */

/** In pixels. */
export type PictureSize = { width: number; height: number }

const PNG_FIRST_BYTE = 0x89
const PNG_SIDES_AT = 16
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Markers between those of frames that stand for something else: tables, and what is reserved. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc]

/** null when it has no size, or no end. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = view[0] === PNG_FIRST_BYTE ? pngSize(view) : jpegSize(view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // It ends where more should follow.
    return null
  }
}

const pngSize = (png: Buffer): PictureSize | null =>
  png.lastIndexOf('IEND') < PNG_SIDES_AT
    ? null
    : { width: png.readUInt32BE(PNG_SIDES_AT), height: png.readUInt32BE(PNG_SIDES_AT + 4) }

/** Goes from segment to segment up to the frame, which holds the sides (ITU-T T.81, B.1.1 and B.2.2). */
function jpegSize(jpeg: Buffer): PictureSize | null {
  for (let at = 2; jpeg.readUInt8(at) === 0xff; ) {
    const marker = jpeg.readUInt8(at + 1)
    // Bytes that fill up, between segments.
    if (marker === 0xff) {
      at += 1
    } else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      // A thumbnail before the frame has an end of its own; phones write more of theirs behind the last one.
      if (jpeg.lastIndexOf(JPEG_END) < at) return null
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    } else {
      at += 2 + jpeg.readUInt16BE(at + 2)
    }
  }
  return null
}
