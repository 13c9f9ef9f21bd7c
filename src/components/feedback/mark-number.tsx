/** The raised number of a marked passage. @param name what the number is of, for screen readers */
export const MarkNumber = ({ number, name = 'note' }: { number: number; name?: string }) => (
  <sup className="ml-0.5 font-semibold text-[0.7em] text-muted-foreground tabular-nums">
    <span className="sr-only">, {name} </span>
    {number}
  </sup>
)
