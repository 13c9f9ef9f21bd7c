import { CoachText } from './coach-text'

/** Advice in the order of its use. */
export const NumberedList = ({ texts }: { texts: readonly string[] }) => (
  <ol className="grid gap-3">
    {texts.map((text, index) => (
      <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-3 print:break-inside-avoid">
        <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
          {index + 1}
        </span>
        <span className="min-w-0 break-words">
          <CoachText text={text} />
        </span>
      </li>
    ))}
  </ol>
)
