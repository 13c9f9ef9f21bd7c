import { CodeText } from './code-text'

type QuotedTextProps = {
  text: string
  /** Classes of the quoted passages. */
  quoteClass?: string
}

/** A sentence in which passages in quotation marks are emphasised. */
export const QuotedText = ({ text, quoteClass = 'font-semibold' }: QuotedTextProps) =>
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
