import { Button } from './button'

type Props = { isMore: boolean; isPending: boolean; hasFailed: boolean; onMore: () => void }

/** The button below a list of which only a part is shown. */
export function ShowMore({ isMore, isPending, hasFailed, onMore }: Props) {
  if (!isMore) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="link" className="w-fit" pending={isPending} onClick={onMore}>
        {hasFailed ? 'Try again' : 'Show more'}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-muted-foreground text-sm">
          The rest could not be loaded.
        </p>
      )}
    </div>
  )
}
