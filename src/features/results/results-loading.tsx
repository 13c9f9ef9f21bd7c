import { Skeleton } from '@/components/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export function ResultsLoading() {
  return (
    <div className="container-page grid gap-10 py-8 sm:py-12">
      <div className="grid gap-6">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-10 w-72 max-w-full" />
        <div className="flex items-center gap-5">
          <Skeleton className="size-32 shrink-0 rounded-full" />
          <div className="grid grow gap-3">
            <Skeleton className="h-6 max-w-sm" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
        </div>
      </div>
      <Skeleton className="h-48 rounded-2xl" />
      <div className="grid gap-4">
        <Skeleton className="h-7 w-64 max-w-full" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20 rounded-xl" />
        ))}
      </div>
    </div>
  )
}
