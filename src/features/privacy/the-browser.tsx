import { SIDEBAR_DAYS } from '@/lib/sidebar-cookie'
import { CookieTable } from './cookie-table'
import { type Fact, FactList } from './fact-list'

export type SessionDays = {
  /** Longest time of a session, used or not. */
  most: number
  /** Longest time without use. */
  idle: number
}

const STORED: readonly Fact[] = [
  {
    title: 'Texts that are not sent yet',
    text:
      'Answers, forms and comments under way are stored in the browser with each keystroke, so that none is lost. ' +
      'They stay until they are sent or you clear them, also after you sign out or delete the account.',
  },
  {
    title: 'How you spoke',
    text: 'Pace, pauses and fillers of a spoken answer are measured in the browser and never sent.',
  },
  {
    title: 'Your voice',
    text:
      'No sound is recorded, and none is sent to us. Your browser turns speech into text, and some browsers, Chrome ' +
      'among them, use a service of their maker for that. The same may hold for reading questions aloud.',
  },
  {
    title: 'Settings and your account’s record',
    text:
      'The colour theme, whether help is shown while you write, a payment that you left open, and, while you are ' +
      'signed in, your name, address and plan, so that pages can greet you.',
  },
]

export function TheBrowser({ sessionDays }: { sessionDays: SessionDays }) {
  return (
    <div className="grid gap-10">
      <FactList facts={STORED} />
      <CookieTable
        cookies={[
          {
            name: 'next-auth.session-token',
            why: 'Keeps you signed in. It is encrypted and holds ids and times.',
            kept: `Until you sign out; ${sessionDays.most} days at most, ${sessionDays.idle} without use`,
          },
          {
            name: 'sidebar_state',
            why: 'Remembers whether the side of the dashboard is open.',
            kept: `${SIDEBAR_DAYS} days`,
          },
          {
            name: 'next-auth.csrf-token, next-auth.callback-url',
            why: 'Set when you sign in with Google, LinkedIn or GitHub, so that no other site can do it for you.',
            kept: 'Until you close the browser',
          },
          {
            name: 'next-auth.state, next-auth.pkce.code_verifier',
            why: 'Tie the answer of Google, LinkedIn or GitHub to your request.',
            kept: '15 minutes',
          },
        ]}
      />
    </div>
  )
}
