import { clsx } from 'clsx'

type GuideImageProps = {
  src: string
  /** For images above the fold: decoded synchronously with the surrounding text. */
  eager?: boolean
  className?: string
}

/** A guide's picture, in a frame that reserves its space. Decorative, because the title names the guide. */
export const GuideImage = ({ src, eager, className }: GuideImageProps) => (
  <div className={clsx('overflow-hidden bg-secondary', className)}>
    {/* biome-ignore lint/performance/noImgElement: an SVG needs no resizing */}
    <img
      src={src}
      alt=""
      width={1200}
      height={675}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      className="size-full object-cover dark:brightness-85"
    />
  </div>
)
