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

/** The same in a span that takes its direction from the text. */
export const BidiText = ({ text, className }: { text: string; className?: string }) => (
  <span dir="auto" className={className}>
    <CodeText text={text} />
  </span>
)
