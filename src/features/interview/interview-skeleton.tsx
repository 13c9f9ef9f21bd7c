import { Skeleton } from '@/components/ui/skeleton'

export function InterviewSkeleton() {
  return (
    <div className="container-page grid gap-7 pt-4 pb-12 sm:gap-9 sm:pt-6">
      <h1 className="sr-only">Interview</h1>
      <div className="grid gap-3">
        <div className="flex items-center justify-between">
          <Skeleton className="h-9 w-24" />
          <Skeleton className="h-5 w-32" />
        </div>
        <Skeleton className="h-1.5 w-full" />
        <p role="status" className="text-muted-foreground text-sm">
          Loading your interview…
        </p>
      </div>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div className="grid content-start gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-12 w-full" />
        </div>
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  )
}
