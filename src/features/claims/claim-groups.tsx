import { useState } from 'react'
import { SectionTitle } from '@/components/ui/section-title'
import type { ClaimState } from '@/domain/claims/claim'
import type { ClaimDto } from '@/schemas/claim'
import { ClaimItem, WITHDRAW_NOTE_ID } from './claim-item'

type Group = { state: ClaimState; title: string; text: string; count: (claims: number) => string }

/** In the order of what needs attention. */
const GROUPS: readonly Group[] = [
  {
    state: 'other-figure',
    title: 'Check which one is right',
    text:
      'Your CV and one of your answers give different figures for what seems to be the same thing. If they are about ' +
      'two different things, leave both as they are.',
    count: (claims) => `${claims} to check`,
  },
  {
    state: 'untold',
    title: 'Not told yet',
    text: 'None of your answers clearly covers these. Practise them before an interviewer asks.',
    count: (claims) => `${claims} not told yet`,
  },
  {
    state: 'told',
    title: 'Told',
    text: 'You have an answer for each of these.',
    count: (claims) => `${claims} told`,
  },
  {
    state: 'withdrawn',
    title: 'Withdrawn',
    text: 'You no longer want to use these. Take them out of your CV too.',
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
      <div className="-mt-4 grid gap-1.5">
        <p className="font-semibold">{shown.map((group) => group.count(group.claims.length)).join(', ')}</p>
        {claims.some(({ state }) => state !== 'withdrawn') && (
          <p id={WITHDRAW_NOTE_ID} className="max-w-[62ch] text-muted-foreground">
            Withdraw a claim that you no longer want to use: it moves to the end of this list, and you can bring it
            back.
          </p>
        )}
      </div>
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
