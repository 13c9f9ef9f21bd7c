/** A code block that can be scrolled horizontally, also by keyboard. */
export const CodeBlock = ({ code, label }: { code: string; label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
  <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md bg-muted px-4 py-3">
    <pre className="font-mono text-sm leading-6">
      <code>{code}</code>
    </pre>
  </section>
)
