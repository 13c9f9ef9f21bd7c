import { describe, expect, it } from 'vitest'
import { claimsIn } from '@/domain/interview/personal-questions/cv-claims'
import { employerName, inMarks, titleOf } from '@/domain/interview/personal-questions/evidence-words'
import { withArticle } from '@/domain/interview/personal-questions/grammar'
import { phraseOf } from '@/domain/interview/personal-questions/phrase'

describe('an extract of an advert in a sentence', () => {
  it.each([
    ['Kafka', 'tool', 'name', 'Kafka'],
    ['scikit-learn', 'tool', 'name', 'scikit-learn'],
    ['Advanced Excel', 'tool', 'name', 'Excel'],
    ['Registration with COREN', 'certificate', 'name', 'COREN registration'],
    ['Conversational Spanish', 'language', 'name', 'Spanish'],
    ['Usability testing', 'skill', 'noun', 'usability testing'],
    ['Working knowledge of WCAG 2.2', 'skill', 'noun', 'WCAG 2.2'],
    ['Good knowledge of Nairobi traffic routes', 'skill', 'noun', 'Nairobi traffic routes'],
    ['Strong experience in Companies House filing', 'skill', 'noun', 'Companies House filing'],
    ['Nigerian labour law', 'skill', 'noun', 'Nigerian labour law'],
    ['Automated testing', 'skill', 'noun', 'automated testing'],
    ['Clear written communication', 'skill', 'soft', 'written communication'],
    ['Strong presentation skills', 'skill', 'soft', 'presentation skills'],
    ['Financial services background', 'skill', 'field', 'financial services'],
    ['Experience in a financial institution', 'skill', 'field', 'a financial institution'],
    ['Experience breaking up a monolith', 'skill', 'act', 'breaking up a monolith'],
    ['read and interpret engineering drawings', 'skill', 'act', 'reading and interpreting engineering drawings'],
    ['Shipping features in the scheduling service', 'duty', 'act', 'shipping features in the scheduling service'],
    [
      'Run and improve our Kubernetes clusters on AWS',
      'duty',
      'act',
      'running and improving the Kubernetes clusters on AWS',
    ],
    ['Sketch, prototype and test ideas early', 'duty', 'act', 'sketching, prototyping and testing ideas early'],
    ['Review code and pair with junior colleagues', 'duty', 'act', 'reviewing code'],
    ['Publish releases to Google Play and the App Store', 'duty', 'act', 'publishing releases to Google Play'],
    ['Preparation of monthly management accounts', 'duty', 'act', 'the preparation of monthly management accounts'],
    ['Stock valuation', 'duty', 'act', 'stock valuation'],
    ['receive material with gate pass', 'duty', 'act', 'receiving material with gate pass'],
    ['Compute payroll for 260 staff', 'duty', 'act', 'computing payroll for 260 staff'],
    ['Write SQL queries to extract loan and repayment data', 'duty', 'act', 'writing SQL queries'],
    ['Deliver capital projects of between €2m and €15m from start', 'duty', 'act', 'delivering capital projects'],
    [
      'Ensure compliance with health and safety and labour regulations',
      'duty',
      'act',
      'ensuring compliance with health and safety',
    ],
  ] as const)('%s (%s) is a %s: %s', (text, kind, form, said) => {
    expect(phraseOf(text, kind)).toMatchObject({ form, said })
  })

  it.each([
    ['honest', 'skill'],
    ['a clear writer', 'skill'],
    ['rigorous about evaluation', 'skill'],
    ['Self motivated', 'skill'],
    ['completed NYSC', 'skill'],
    ['sold skincare b4', 'skill'],
    ['explain uncertainty to people who dislike it', 'skill'],
    ['advising on disciplinary, grievance, capability and absence cases of 400 staff in London', 'duty'],
    ['Handle inbound, outbound, web and walk-in enquiries of members in London', 'duty'],
    ['test them against what the turbines did', 'duty'],
    ['Harbour & Pine is an equal opportunity employer', 'duty'],
    ['Requirements: 5+ years building backend systems; strong SQL', 'skill'],
    ['', 'skill'],
  ] as const)('%s (%s) fits none', (text, kind) => {
    expect(phraseOf(text, kind)).toBeNull()
  })
})

describe('a line of a CV in a sentence', () => {
  const claimOf = (line: string) => claimsIn([line])[0]

  it.each([
    ['month-end close dropped from 9 hours to 50 minutes', 'went from 9 hours to 50 minutes', 'the month-end close'],
    ['Lowered the cloud bill by 31% in one year', 'fell by 31%', 'the cloud bill'],
    ['Switched carriers, bringing freight costs down by 20%', 'fell by 20%', 'freight costs'],
    ['Handling time down by 12%', 'fell by 12%', 'the handling time'],
    ['Monthly revenue rose by 20%', 'rose by 20%', 'monthly revenue'],
    ['Organic revenue up 83% in three years', 'rose by 83%', 'organic revenue'],
    ['Redesigned the pick route, raising lines per hour from 61 to 88', 'went from 61 to 88', 'lines per hour'],
    ['Mean absolute error went down from 11% to 6.5%', 'went from 11% to 6.5%', 'mean absolute error'],
    ['Reduced slippage from 5 months to 3 weeks', 'went from 5 months to 3 weeks', 'slippage'],
    ['Reporting rate improve from 82% to 97%', 'went from 82% to 97%', 'the reporting rate'],
    ['Largest Contentful Paint fell from 4.8 s to 2.1 s', 'went from 4.8 s to 2.1 s', 'Largest Contentful Paint'],
  ])('%s → %s', (line, moved, subject) => {
    expect(claimOf(line)).toMatchObject({ kind: 'change', happened: `${subject} ${moved}`, subject })
  })

  it.each([
    ['Migrated 90 customers from the desktop version to the web', 'migrated 90 customers'],
    ['Managed a team of 12 across three sites in Lagos and Kano', 'managed a team of 12'],
    ['Lead a team of four working on the load-matching service', 'lead a team of four'],
    ['I also wrote the monitoring that compares live features', 'wrote the monitoring'],
    ['Ran school refurbishment projects of £0.5m to £6m for the council', 'ran school refurbishment projects'],
    ['Own the booking flow used by 90,000 travellers a month', 'own the booking flow'],
    ['Closed down a feature used by 0.4% of accounts', 'closed down a feature'],
    ['Rewrote the ticket wallet to work without a connection', 'rewrote the ticket wallet'],
  ])('%s → you %s', (line, deed) => {
    expect(claimOf(line)).toMatchObject({ kind: 'deed', deed })
  })

  it.each([
    'Took the service through two PCI DSS audits without a major finding',
    'Prepared the decision not to build a marketplace',
    'Certified Scrum Product Owner, 2018',
    'Wrote runbooks used by the 6-person team',
    'Lead Backend Developer',
    // Not "taught mathematics to Form 2".
    'Taught mathematics to Form 2 to Form 4, up to 180 students each year',
    'Kotlin and Jetpack Compose app',
    'Own the weekly sales and stock dashboards in Power BI',
    'Dispatch and tracking platform',
    'Look after 46, mostly Linux, machines in two cities',
  ])('%s is not used, neither in full nor in part', (line) => {
    expect(claimOf(line)).toBeUndefined()
  })

  it('is quoted in at most six words, without loose ends', () => {
    expect(inMarks('Bash, Python, Perl')).toBe('“Bash, Python, Perl”')
    expect(inMarks('for everything from ad hoc questions to the nightly summary')).toBe(
      '“everything from ad hoc questions …”',
    )
    expect(inMarks('load-matching service (Go, PostgreSQL, gRPC), which handles')).toBe(
      '“load-matching service (Go, PostgreSQL, gRPC) …”',
    )
    expect(inMarks('12 – 3')).toBeNull()
    expect(inMarks('am a graphics designer with four years in print')).toBeNull()
  })

  it('names employers and titles as people say them', () => {
    expect(employerName('NORTHFORK FOODS, INC., Minneapolis')).toBe('Northfork Foods')
    expect(employerName('self-employed')).toBeNull()
    expect(titleOf('Software Engineer II, Scheduling')).toBe('Software Engineer II')
    expect(titleOf('HUMAN RESOURCE MANAGER')).toBe('Human Resource Manager')
    expect(['Accountant', 'UX Designer', 'HR Manager', 'Data Analyst'].map(withArticle)).toEqual([
      'an Accountant',
      'a UX Designer',
      'an HR Manager',
      'a Data Analyst',
    ])
  })
})
