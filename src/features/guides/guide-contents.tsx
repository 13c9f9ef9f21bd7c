import { CHEVRON_DOWN, LineIcon } from '@/components/ui/line-icon'
import type { Block } from '@/domain/guides/markup'
import { headingId, plainText } from '@/domain/guides/outline'

/** The table of contents of a guide; collapsed by default, so that small screens show the text first. */
export function GuideContents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [plainText(block.content)] : [],
  )
  return (
    <details className="group rounded-xl border bg-card">
      <summary
        className={
          'flex min-h-12 cursor-pointer list-none items-center justify-between ' +
          'gap-3 rounded-xl px-5 font-semibold [&::-webkit-details-marker]:hidden'
        }
      >
        In this guide
        <LineIcon path={CHEVRON_DOWN} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid gap-1 px-5 pb-4">
        {headings.map((text) => (
          <li key={text}>
            <a
              href={`#${headingId(text)}`}
              className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}
