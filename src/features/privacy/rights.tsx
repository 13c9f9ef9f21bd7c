import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { Fact } from './fact-list'

const Settings = ({ children }: { children: ReactNode }) => (
  <a href={paths.settings} className="text-foreground underline underline-offset-4">
    {children}
  </a>
)

export const RIGHTS: readonly Fact[] = [
  {
    title: 'To see it, and to take it with you',
    text: (
      <>
        “Download my data” in the <Settings>settings</Settings> gives you all of it as one file that programs can read.
        Hashes of passwords and links are left out, and so are ids that mean nothing outside the database.
      </>
    ),
  },
  {
    title: 'To correct it',
    text: (
      <>
        Email address, password and region are changed in the <Settings>settings</Settings>, stories and your goal where
        you wrote them. Your name cannot be changed by yourself so far: ask whoever runs this site.
      </>
    ),
  },
  {
    title: 'To delete it',
    text: (
      <>
        “Delete Account” in the <Settings>settings</Settings> deletes all of it, with the exceptions that the tables
        above name. Nobody has to approve.
      </>
    ),
  },
  {
    title: 'To contest a score',
    text:
      'A program makes the scores. They decide nothing about you except what to practise next, and you can contest ' +
      'each remark beside it.',
  },
  {
    title: 'To object or to restrict',
    text: 'Ask whoever runs this site. The product does nothing with your data besides what this page says.',
  },
  {
    title: 'To complain',
    text:
      'In Nigeria to the Nigeria Data Protection Commission, in the European Union to the data protection authority ' +
      'of your country.',
  },
]
