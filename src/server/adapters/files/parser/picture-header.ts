/** Reads the size of a PNG or JPEG before it is decoded: the decoder accepts any size, and truncated files. */

/** In pixels. */
export type PictureSize = { width: number; height: number }

const PNG_FIRST_BYTE = 0x89
const PNG_SIDES_AT = 16
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Markers among the start-of-frame ones with another meaning: DHT, JPG, DAC. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc]

/** null if it has no size or is truncated. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = view[0] === PNG_FIRST_BYTE ? pngSize(view) : jpegSize(view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // Read past the end: truncated.
    return null
  }
}

const pngSize = (png: Buffer): PictureSize | null =>
  png.lastIndexOf('IEND') < PNG_SIDES_AT
    ? null
    : { width: png.readUInt32BE(PNG_SIDES_AT), height: png.readUInt32BE(PNG_SIDES_AT + 4) }

/** Scans segments up to the start of frame, which holds the dimensions (ITU-T T.81, B.1.1 and B.2.2). */
function jpegSize(jpeg: Buffer): PictureSize | null {
  for (let at = 2; jpeg.readUInt8(at) === 0xff; ) {
    const marker = jpeg.readUInt8(at + 1)
    // Fill byte before a marker.
    if (marker === 0xff) {
      at += 1
    } else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      // Searched from the end: a thumbnail before the frame has its own end marker, and phones append data after the
      // last one.
      if (jpeg.lastIndexOf(JPEG_END) < at) return null
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    } else {
      at += 2 + jpeg.readUInt16BE(at + 2)
    }
  }
  return null
}
