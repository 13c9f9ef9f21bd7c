/** What a change brings. */
export const Points = ({ points }: { points: number }) => (
  <span className="whitespace-nowrap font-display font-semibold text-lg tabular-nums leading-tight">
    +{points}
    <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
  </span>
)
