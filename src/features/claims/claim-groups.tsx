import { useState } from 'react'
import { SectionTitle } from '@/components/ui/section-title'
import type { ClaimState } from '@/domain/claims/claim'
import type { ClaimDto } from '@/schemas/claim'
import { ClaimItem } from './claim-item'

type Group = { state: ClaimState; title: string; text: string; count: (claims: number) => string }

/** In the order of what needs attention. */
const GROUPS: readonly Group[] = [
  {
    state: 'other-figure',
    title: 'Check which one is right',
    text:
      'Your CV and an answer seem to tell the same thing with different figures. If they are about two things, both ' +
      'may stand.',
    count: (claims) => `${claims} to check`,
  },
  {
    state: 'untold',
    title: 'Not told yet',
    text: 'No answer of yours surely tells these. Practise them before an interviewer asks.',
    count: (claims) => `${claims} not told yet`,
  },
  {
    state: 'told',
    title: 'Told',
    text: 'An answer of yours tells these.',
    count: (claims) => `${claims} told`,
  },
  {
    state: 'withdrawn',
    title: 'Withdrawn',
    text: 'You do not want to use these any more. Take them out of your CV too.',
    count: (claims) => `${claims} withdrawn`,
  },
]

/** All claims by what became of them. */
export function ClaimGroups({ claims, reviewId }: { claims: readonly ClaimDto[]; reviewId: string }) {
  /** The claim that was withdrawn or brought back last: it has moved to another group and takes the focus. */
  const [moved, setMoved] = useState<string | null>(null)
  const groups = GROUPS.map((group) => ({ ...group, claims: claims.filter(({ state }) => state === group.state) }))
  const shown = groups.filter((group) => group.claims.length > 0)
  return (
    <>
      <p className="-mt-4 font-semibold">{shown.map((group) => group.count(group.claims.length)).join(', ')}</p>
      {shown.map(({ state, title, text, claims: of }) => (
        <section key={state} aria-labelledby={state} className="grid gap-2">
          <SectionTitle id={state}>{title}</SectionTitle>
          <p className="max-w-[62ch] text-muted-foreground">{text}</p>
          <ul className="mt-1 grid border-y">
            {of.map((claim) => (
              <ClaimItem
                key={claim.quote}
                claim={claim}
                reviewId={reviewId}
                takesFocus={moved === claim.quote}
                onMove={() => setMoved(claim.quote)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
