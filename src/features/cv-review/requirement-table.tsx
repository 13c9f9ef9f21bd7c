import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CvRequirementDto } from '@/schemas/cv-review'
import { RequirementRow } from './requirement-row'

const GROUPS = [
  { strength: 'must', title: 'Must have' },
  { strength: 'mentioned', title: 'Mentioned' },
  { strength: 'nice', title: 'Nice to have' },
] as const
const SHOWN = 8

/** What the job asks for, and where the CV shows it, in the words of both. */
export function RequirementTable({ requirements }: { requirements: readonly CvRequirementDto[] }) {
  if (requirements.length === 0) return null
  return (
    <section aria-labelledby="requirements" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="requirements" className="text-2xl leading-tight tracking-tight">
          What the job asks for
        </h2>
        <p className="max-w-[62ch] text-muted-foreground">
          Each with the words of the advertisement, and the words in your CV that show it.
        </p>
      </div>
      {GROUPS.map(({ strength, title }) => (
        <Group key={strength} title={title} rows={requirements.filter((each) => each.strength === strength)} />
      ))}
    </section>
  )
}

function Group({ title, rows }: { title: string; rows: readonly CvRequirementDto[] }) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const found = rows.filter(({ how }) => how === 'named').length
  return (
    <div className="grid gap-1">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-sans font-semibold text-base">
        {title}
        <span className="font-normal text-muted-foreground text-sm tabular-nums">
          {found} of {rows.length} found
        </span>
      </h3>
      <table className="w-full table-fixed text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">In your CV</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
            <RequirementRow key={`${row.kind}${row.term}`} requirement={row} />
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <Button variant="link" className="w-fit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      )}
    </div>
  )
}
