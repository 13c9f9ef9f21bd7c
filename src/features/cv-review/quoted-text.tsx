/** A sentence; what it quotes stands out. */
export const QuotedText = ({ text }: { text: string }) =>
  text.split(/(“[^“”]*”)/).map((piece, index) =>
    piece.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      <strong key={index} dir="auto" className="font-medium text-foreground">
        {piece}
      </strong>
    ) : (
      piece
    ),
  )
