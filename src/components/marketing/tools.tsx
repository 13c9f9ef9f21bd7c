import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ARROW_RIGHT, CHECK, LineIcon, MINUS } from '@/components/ui/line-icon'
import { paths } from '@/lib/paths'
import { AuthButton } from './auth-button'
import { SectionHeading } from './section-heading'

export const Tools = () => (
  <section aria-labelledby="tools-title" className="container-page grid gap-10 py-16 sm:py-24">
    <SectionHeading id="tools-title" title="Everything for the week before">
      One tool for each worry: what they ask, what you say, and what your CV says.
    </SectionHeading>
    <div className="grid gap-12 md:grid-cols-3 md:gap-8">
      <Tool
        title="Mock interviews"
        text={
          'One question at a time, written or spoken. Stop when you like: every answer is kept, and ' +
          'you go on where you left.'
        }
        picture={<InterviewPicture />}
        action={
          <AuthButton variant="link" className="text-base">
            Begin an interview <LineIcon path={ARROW_RIGHT} />
          </AuthButton>
        }
      />
      <Tool
        title="CV review"
        text="Your CV against one job advert: how well they match, what already speaks for you, and what is missing."
        picture={<CvPicture />}
        action={
          <AuthButton variant="link" className="text-base" returnTo={paths.cvReview}>
            Check your CV <LineIcon path={ARROW_RIGHT} />
          </AuthButton>
        }
      />
      <Tool
        title="Interview guides"
        text={
          'What is asked in each role, what a strong answer contains, and what costs people the job. ' +
          'One for each role, free to read.'
        }
        picture={<GuidePicture />}
        action={
          <ButtonLink href={paths.guides} variant="link" className="text-base">
            Read the guides <LineIcon path={ARROW_RIGHT} />
          </ButtonLink>
        }
      />
    </div>
  </section>
)

type ToolProps = { title: string; text: string; picture: ReactNode; action: ReactNode }

const Tool = ({ title, text, picture, action }: ToolProps) => (
  <article className="grid content-start justify-items-start gap-3">
    <div
      aria-hidden
      className={
        'mb-2 grid h-52 w-full content-center rounded-2xl bg-secondary px-6 text-secondary-foreground ' +
        'md:max-lg:h-64 md:max-lg:px-4'
      }
    >
      {picture}
    </div>
    <h3 className="text-2xl tracking-tight">{title}</h3>
    <p className="text-muted-foreground">{text}</p>
    {action}
  </article>
)

const paper = 'mx-auto w-full max-w-72 rounded-xl border bg-card p-4 text-card-foreground shadow-sm'

const InterviewPicture = () => (
  <div className={paper}>
    <div className="flex justify-between text-muted-foreground text-xs">
      <span>Question 2 of 5</span>
      <span>4 min</span>
    </div>
    <div className="mt-2 h-1.5 rounded-full bg-foreground/12">
      <div className="h-full w-2/5 rounded-full bg-primary" />
    </div>
    <p className="mt-3.5 font-display font-semibold leading-snug">What did you do first, and why?</p>
    <p className="mt-2 text-muted-foreground text-sm">
      I called the customer before
      <span className="ml-0.5 inline-block h-[1.1em] w-0.5 translate-y-[0.2em] bg-accent" />
    </p>
  </div>
)

const CV_LINES = [
  { text: 'Monthly reports in Excel', isThere: true },
  { text: 'SQL on large tables', isThere: true },
  { text: 'Power BI dashboards', isThere: false },
] as const

const CvPicture = () => (
  <div className={paper}>
    <p className="text-muted-foreground text-xs">What the advert asks for</p>
    <ul className="mt-2.5 grid gap-2.5">
      {CV_LINES.map(({ text, isThere }) => (
        <li key={text} className="flex items-center gap-2.5 text-sm">
          {isThere ? (
            <LineIcon path={CHECK} className="size-4.5 shrink-0 text-success" />
          ) : (
            <LineIcon path={MINUS} className="size-4.5 shrink-0 text-destructive" />
          )}
          <span>
            <span className={isThere ? 'marked' : undefined}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
)

const GuidePicture = () => (
  <div className={paper}>
    <p className="font-display font-semibold leading-snug">What a strong answer contains</p>
    <div className="mt-3 grid gap-2.5">
      <span className="h-2 w-full rounded-full bg-foreground/12" />
      <span className="h-2 w-11/12 rounded-full bg-foreground/12" />
      <span className="h-2 w-2/3 rounded-full bg-accent" />
      <span className="h-2 w-full rounded-full bg-foreground/12" />
      <span className="h-2 w-3/5 rounded-full bg-foreground/12" />
    </div>
  </div>
)
