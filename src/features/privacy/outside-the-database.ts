import { FINISHED_JOBS, KEPT_BACKUPS } from '@/domain/limits/retention'
import type { Fact } from './fact-list'

export const OUTSIDE_THE_DATABASE: readonly Fact[] = [
  {
    title: 'Uploaded files',
    text: 'A file is read and thrown away. Only its text stays, once you use it.',
  },
  {
    title: 'Mails',
    text:
      'Without a mail server, each mail is a file on the server until you delete the account. With one, no copy is ' +
      'kept here.',
  },
  {
    title: 'Work in the queue',
    text:
      `Sending a mail or evaluating an answer is a row with ids and without texts. It is deleted about ` +
      `${FINISHED_JOBS.deletedAfterDays} days after the work was done, and at once with your account.`,
  },
  {
    title: 'The log',
    text:
      'It holds times, faults and ids. It never holds a name, an email address, a network address or a text of ' +
      'yours. How long it is kept is decided by whoever runs this site.',
  },
  {
    title: 'Backups',
    text:
      `The built-in database is backed up at each start and once a day; the newest ${KEPT_BACKUPS} backups stay, and ` +
      `the last one of each of the newest ${KEPT_BACKUPS} days. A deleted account is in them for up to ` +
      `${KEPT_BACKUPS} days while the server runs. Where another database server is used, its backups are up to ` +
      'whoever runs it.',
  },
  {
    title: 'Your network address',
    text:
      'It is used while a call is answered, to count how often something was tried, and it is not stored. A server ' +
      'in front of this one may have a log of its own.',
  },
]
