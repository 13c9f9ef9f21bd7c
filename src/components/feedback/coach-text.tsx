/** A coach's sentence; what it quotes, or would have one say, stands out. */
export const CoachText = ({ text }: { text: string }) =>
  text.split(/(“[^“”]*”)/).map((piece, index) =>
    piece.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      <strong key={index} dir="auto" className="font-semibold">
        {piece}
      </strong>
    ) : (
      piece
    ),
  )
