import { Check, CircleDashed, Minus } from 'lucide-react'
import type { CvRequirementDto } from '@/schemas/cv-review'
import { PLACE_NAMES } from './place-names'

/** One requirement: two cells that stand below each other where there is no room for both. */
export function RequirementRow({ requirement }: { requirement: CvRequirementDto }) {
  const { term, inJob, inCv, how } = requirement
  return (
    <tr className="border-t align-top max-sm:grid">
      <th scope="row" className="py-3 font-normal max-sm:pb-2 sm:pr-6">
        <span className="grid gap-0.5">
          <span className="break-words font-semibold">{term}</span>
          {inJob !== term && <Quote text={inJob} />}
        </span>
      </th>
      <td className="py-3 max-sm:pt-0">
        <span className="grid gap-0.5">
          <span className="flex items-start gap-2 font-medium text-[0.9375rem]">
            <Mark how={how} />
            {standingOf(requirement)}
          </span>
          {inCv !== null && <Quote text={inCv} />}
        </span>
      </td>
    </tr>
  )
}

const Quote = ({ text }: { text: string }) => (
  <q className="line-clamp-4 break-words text-muted-foreground text-sm [quotes:'“'_'”']">{text}</q>
)

function Mark({ how }: Pick<CvRequirementDto, 'how'>) {
  if (how === 'named') return <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
  if (how === 'missing') return <Minus aria-hidden className="mt-0.5 size-4.5 shrink-0 text-destructive" />
  return <CircleDashed aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
}

function standingOf({ how, place, kind }: CvRequirementDto): string {
  const where = place === null ? 'in your CV' : PLACE_NAMES[place]
  if (how === 'missing') return 'Not found'
  if (how === 'related') return `Something near it ${where}`
  if (kind === 'years' || kind === 'degree') return how === 'named' ? 'Shown by your CV' : 'Less than is asked'
  return how === 'named' ? `Found ${where}` : `In other words ${where}`
}
