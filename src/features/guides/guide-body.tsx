import type { Block } from '@/domain/guides/markup'
import { renderMarkup } from '@/domain/guides/render-markup'
import styles from './guide-body.module.css'

/** The text of a guide. Plain HTML, because nothing in it needs hydration. */
export const GuideBody = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.body} data-late-layout>
    {renderMarkup(blocks).map((html, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, whose pieces are identified by their position
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkup escapes all text
      <div key={index} className={styles.piece} dangerouslySetInnerHTML={{ __html: html }} />
    ))}
  </div>
)
