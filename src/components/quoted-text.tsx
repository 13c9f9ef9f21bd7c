import { CodeText } from './code-text'

/** A sentence in which passages in quotation marks are emphasised. */
export const QuotedText = ({ text, quoteClass = 'font-semibold' }: { text: string; quoteClass?: string }) =>
  text.split(/(“[^“”]*”)/).map((piece, index) =>
    piece.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      <strong key={index} dir="auto" className={quoteClass}>
        <CodeText text={piece} />
      </strong>
    ) : (
      piece
    ),
  )
