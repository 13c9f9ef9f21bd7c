/** What the page on privacy says about the database: made from the schema's comments, and true of the code. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadKeptData } from '@/content/kept-data'
import { emailLinkLifetime } from '@/domain/account/email-link'
import { KEPT_TOPICS } from '@/domain/account/kept-data'
import { LIMITS, LINK_MAILS } from '@/domain/limits/limits'
import { FINISHED_JOBS } from '@/domain/limits/retention'
import { MENTOR_LINK_DAYS } from '@/domain/mentor/link'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { SESSION_MAX_AGE } from '@/server/session'
import { keptGroupsOf } from '../../scripts/schema-comments'

const SCHEMA = readFileSync('prisma/schema.prisma', 'utf8')
const TAGGED = `
/// A note.
/// @topic account
/// @what Notes
/// that you write.
/// @why To read them.
/// @kept Until you delete them.
model Note {
  id     String @id
  /// In lower case.
  text   String
  /// @what A colour.
  /// @why To find it.
  /// @kept Until it changes.
  colour String?
  other  Other[]

  @@index([text])
}

/// @topic cv
/// @what More.
/// @why It is needed.
/// @kept As long as the note.
model Other {
  noteId String
  note Note @relation(fields: [noteId], references: [id])
}
`

describe('the comments of the schema', () => {
  it('say of every model what is kept, why and for how long, as the page has it', () => {
    expect(keptGroupsOf(SCHEMA), 'write it anew with npm run kept-data').toEqual(loadKeptData())
    expect(new Set(loadKeptData().map(({ topic }) => topic))).toEqual(new Set(KEPT_TOPICS))
  })

  it('are read by model and by group of fields', () => {
    expect(keptGroupsOf(TAGGED)).toEqual([
      {
        table: 'Note',
        topic: 'account',
        what: 'Notes that you write.',
        why: 'To read them.',
        kept: 'Until you delete them.',
        columns: ['id', 'text'],
      },
      {
        table: 'Note',
        topic: 'account',
        what: 'A colour.',
        why: 'To find it.',
        kept: 'Until it changes.',
        columns: ['colour'],
      },
      expect.objectContaining({ table: 'Other', topic: 'cv', columns: ['noteId'] }),
    ])
  })

  it.each(['@topic account', '@what Notes', '@why To read them.', '@kept Until you delete them.'])(
    'are refused without %s, with the name of the model',
    (tag) => {
      expect(() => keptGroupsOf(TAGGED.replace(`/// ${tag}`, '///'))).toThrow(/schema\.prisma: Note\.id does not say/)
    },
  )

  it('are refused where a new model has none, and with an unknown tag', () => {
    expect(() => keptGroupsOf(`${SCHEMA}\nmodel Diary {\n  id String @id\n}\n`)).toThrow(/Diary\.id does not say/)
    expect(() => keptGroupsOf(TAGGED.replace('@why', '@because'))).toThrow(/@because is none of/)
  })
})

describe('the periods in them', () => {
  const kept = (table: string) =>
    loadKeptData()
      .filter((group) => group.table === table)
      .map((group) => group.kept)
      .join(' ')
  const HOUR = 60 * 60

  it('are those of the code', () => {
    expect(kept('EmailToken')).toContain(`${emailLinkLifetime('verify_email')} for an address`)
    expect(kept('EmailToken')).toContain(`${emailLinkLifetime('reset_password')} for a password`)
    expect(kept('EndedSession')).toContain(`at most ${SESSION_MAX_AGE / (24 * HOUR)} days after the sign-in`)
    expect(kept('MentorLink')).toContain(`${MENTOR_LINK_DAYS} days`)
    expect(kept('User')).toContain('about a week')
    expect(FINISHED_JOBS.deletedAfterDays).toBe(7)
  })

  it('of counts end after an hour at most', () => {
    const windows = Object.values(LIMITS).flatMap((limit) => Object.values(limit).flatMap(secondsOf))
    expect(Math.max(...windows, LINK_MAILS.atOnce.seconds)).toBe(HOUR)
    expect(kept('RateLimit')).toContain('after one hour at most')
  })

  it('are followed within an hour by the job that removes what has expired', () => {
    expect(JOB_HANDLERS.tidy.everySeconds).toBe(HOUR)
    for (const table of ['EmailToken', 'EndedSession', 'RateLimit', 'MentorLink']) {
      expect(kept(table)).toMatch(/Removed within an hour after that\.$/)
    }
  })
})

const secondsOf = (part: unknown): number[] =>
  typeof part === 'object' && part !== null && 'seconds' in part ? [Number(part.seconds)] : []
