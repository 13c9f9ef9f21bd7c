import { CodeText } from './code-text'

type QuotedTextProps = {
  text: string
  /** How what it quotes looks. */
  quoteClass?: string
}

/** A sentence; what it quotes, or would have one say, stands out. */
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
