/** A sentence in which text in backticks is rendered as code. */
export const CodeText = ({ text }: { text: string }) =>
  text.split(/`([^`]+)`/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
      <code key={index} className="font-mono text-[0.9em]">
        {piece}
      </code>
    ) : (
      piece
    ),
  )
