export type ErrorProps = { error: unknown; retry: () => void }

/**
 * Replaces a page that could not be rendered. Its links reload the page, because client-side navigation may be broken.
 * Uses plain elements only, because every page preloads it, twice: Next bundles it for each place that renders it.
 */
export function ErrorMessage({ error, retry }: ErrorProps) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <>
      <header className="container-page flex h-16 items-center border-b">
        <a href="/" aria-label="Greenroom, home" className="wordmark rounded-md">
          Greenroom
        </a>
      </header>
      <main className="container-page py-16 sm:py-24">
        <div className="grid max-w-[38rem] gap-4">
          <h1 className="text-title">This page could not be shown</h1>
          <div className="grid gap-4 text-lead text-muted-foreground">
            <p role="alert">
              Something went wrong on our side or on the way to you. What you saved is still there. Trying again often
              helps.
            </p>
            {digest ? <p className="text-base">Error code: {digest}</p> : null}
          </div>
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="button" className="button button-lg button-primary" onClick={retry}>
              Try again
            </button>
            <a href="/" className="button button-lg button-outline">
              Go to the home page
            </a>
          </div>
        </div>
      </main>
    </>
  )
}
