/** Links to the sections of a long page. */
export const PageLinks = ({ parts }: { parts: readonly { id: string; title: string }[] }) => (
  <nav aria-label="On this page">
    <ul className="flex flex-wrap gap-x-6">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={
              'inline-flex min-h-11 items-center rounded-sm font-medium underline decoration-accent ' +
              'decoration-2 underline-offset-4 hover:decoration-foreground'
            }
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
