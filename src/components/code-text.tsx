/** A sentence in which text in backticks is rendered as code. A long word is broken, so that it widens no column. */
export const CodeText = ({ text }: { text: string }) => (
  <span className="wrap-anywhere">
    {text.split(/`([^`]+)`/).map((piece, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed sentence
        <code key={index} className="font-mono text-[0.9em]">
          {piece}
        </code>
      ) : (
        piece
      ),
    )}
  </span>
)

/** The same in a span that takes its direction from the text. */
export const BidiText = ({ text, className }: { text: string; className?: string }) => (
  <span dir="auto" className={className}>
    <CodeText text={text} />
  </span>
)
