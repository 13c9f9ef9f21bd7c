import { SIDEBAR_COOKIE, SIDEBAR_DAYS } from '@/lib/sidebar-cookie'
import { type Fact, FactList } from './fact-list'
import { ReasonTable } from './reason-table'

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
      'They stay until they are sent or you clear them, also after you sign out. Deleting the account removes them ' +
      'from the browser in which you delete it.',
  },
  {
    title: 'Pages for when there is no connection',
    text:
      'A copy of the interview that is open, with your name in it: it is removed when you finish the interview, ' +
      'discard it or save it for later, and when you sign out. And, while you are signed in, the guides that you ' +
      'open, the last thirty of them.',
  },
  {
    title: 'How you spoke',
    text:
      'Pace, pauses and fillers of a spoken answer are measured in the browser and never sent. Under “How you ' +
      'practise” in the settings you can switch the measuring off: then only that an answer was spoken is noted here.',
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
      'signed in, your name, address, plan and how you practise, so that pages can greet you and follow it.',
  },
]

const cookies = ({ most, idle }: SessionDays) => [
  {
    what: 'next-auth.session-token',
    why: 'Keeps you signed in. It is encrypted and holds ids and times.',
    kept: `Until you sign out: ${most} days at most, ${idle} without use.`,
  },
  {
    what: SIDEBAR_COOKIE,
    why: 'Remembers whether the side of the dashboard is open.',
    kept: `${SIDEBAR_DAYS} days.`,
  },
  {
    what: 'next-auth.csrf-token and next-auth.callback-url',
    why: 'Set when you sign in with Google, LinkedIn or GitHub, so that no other site can do it for you.',
    kept: 'Until you close the browser.',
  },
  {
    what: 'next-auth.state and next-auth.pkce.code_verifier',
    why: 'Tie the answer of Google, LinkedIn or GitHub to your request.',
    kept: '15 minutes.',
  },
]

export function TheBrowser({ sessionDays }: { sessionDays: SessionDays }) {
  return (
    <div className="grid gap-10">
      <FactList facts={STORED} />
      <ReasonTable
        title="Cookies"
        note={
          'All are our own, and a visitor gets none. Over https their names begin with __Secure- or __Host-. ' +
          'Paystack’s window may set cookies of its own.'
        }
        rows={cookies(sessionDays).map((cookie) => ({ ...cookie, key: cookie.what }))}
      />
    </div>
  )
}
