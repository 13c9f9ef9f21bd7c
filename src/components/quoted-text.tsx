import { clsx } from 'clsx'
import { CodeText } from './code-text'

/** A sentence in which passages in quotation marks are emphasised; several in a row stand on lines of their own. */
export function QuotedText({ text, quoteClass = 'font-semibold' }: { text: string; quoteClass?: string }) {
  const pieces = text.split(/(“[^“”]*”)/)
  /** Whether only a space is between two quotes. */
  const areBeside = (first: number) => pieces[first] !== undefined && pieces[first + 1] === ' ' && !!pieces[first + 2]
  return pieces.map((piece, index) =>
    piece.startsWith('“') ? (
      <strong
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
        key={index}
        dir="auto"
        className={clsx(quoteClass, (areBeside(index) || areBeside(index - 2)) && 'mt-2 block border-l-2 pl-3')}
      >
        <CodeText text={piece} />
      </strong>
    ) : (
      piece
    ),
  )
}
