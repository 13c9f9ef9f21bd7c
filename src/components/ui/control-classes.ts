/** Look shared by all form controls; 16 px text, because iOS zooms into controls with smaller text. */
export const controlClasses = [
  'w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-foreground transition-[border-color]',
  'hover:border-foreground/70 focus-visible:border-ring focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:hover:border-input',
  '[&:is(input,textarea):read-only]:bg-muted aria-invalid:border-destructive aria-invalid:outline-destructive',
]
