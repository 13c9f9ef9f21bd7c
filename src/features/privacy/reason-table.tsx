type Row = { key: string; what: string; why: string; kept: string }

type ReasonTableProps = {
  title: string
  /** About all rows. */
  note?: string
  rows: readonly Row[]
}

/** What is kept, why, and for how long; on a phone each row is a card. */
export const ReasonTable = ({ title, note, rows }: ReasonTableProps) => (
  <table className="w-full border-collapse text-left max-sm:block">
    <caption className="pb-3 text-left max-sm:block">
      <span className="block font-display font-semibold text-heading">{title}</span>
      {note && <span className="block max-w-[44rem] pt-1 text-muted-foreground">{note}</span>}
    </caption>
    <thead className="text-muted-foreground text-sm max-sm:sr-only">
      <tr className="border-b">
        <th scope="col" className="py-2 pr-5 font-medium sm:w-[44%]">
          What
        </th>
        <th scope="col" className="py-2 pr-5 font-medium sm:w-[28%]">
          Why
        </th>
        <th scope="col" className="py-2 font-medium">
          How long
        </th>
      </tr>
    </thead>
    <tbody className="max-sm:grid max-sm:gap-3">
      {rows.map(({ key, what, why, kept }) => (
        <tr
          key={key}
          className={
            'align-top max-sm:grid max-sm:gap-2.5 max-sm:rounded-xl max-sm:border max-sm:bg-card max-sm:p-4 ' +
            'sm:border-b'
          }
        >
          <th scope="row" className="break-words font-medium max-sm:wrap-anywhere sm:py-3 sm:pr-5">
            {what}
          </th>
          <td className="text-muted-foreground sm:py-3 sm:pr-5">
            <Label>Why</Label>
            {why}
          </td>
          <td className="text-muted-foreground sm:py-3">
            <Label>How long</Label>
            {kept}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The column's name, where its heading is not shown. */
const Label = ({ children }: { children: string }) => (
  <span className="block font-semibold text-foreground text-sm sm:hidden">{children}</span>
)
