import { cn } from '@/lib/cn'

type GuideImageProps = {
  src: string
  /** Above the fold: drawn with the text around it. */
  eager?: boolean
  className?: string
}

/** A guide's picture in its frame, which holds its place before it arrives. Decorative: the title says it all. */
export function GuideImage({ src, eager, className }: GuideImageProps) {
  return (
    <div className={cn('aspect-[16/9] overflow-hidden bg-secondary', className)}>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no resizing */}
      <img
        src={src}
        alt=""
        width={1200}
        height={675}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        className="size-full object-cover"
      />
    </div>
  )
}
