/** A code block that can be scrolled horizontally, also by keyboard. */
export const CodeBlock = ({ code, label }: { code: string; label: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="scrolls-sideways rounded-md px-4 py-3"
  >
    <pre className="font-mono text-sm leading-6">
      <code>{code}</code>
    </pre>
  </section>
)
