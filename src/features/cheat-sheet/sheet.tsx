import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BidiText } from '@/components/code-text'
import { CardTitle } from '@/components/ui/card'
import { roleName } from '@/domain/interview/roles'
import { COMPETENCY_NAMES } from '@/domain/stories/competencies'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { CheatSheetDto } from '@/schemas/cheat-sheet'
import styles from './sheet.module.css'

/** The content of the cheat sheet; printed on one side of A4. */
export function Sheet({ sheet }: { sheet: CheatSheetDto }) {
  const { role, interviewOn, opener, stories, figures, missed, ask, checklist } = sheet
  const title = [role && roleName(role), interviewOn && formatDay(interviewOn)].filter(Boolean).join(', ')
  return (
    <div
      className={clsx(
        styles.sheet,
        'grid content-start gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-x-6 ' +
          'print:gap-y-3',
      )}
    >
      {title && <p className="font-display font-semibold text-heading lg:col-span-2 print:col-span-2">{title}</p>}
      <div className="grid content-start gap-6 print:gap-3">
        <Part title="About yourself" empty={<>Answer “Tell me about yourself” in an interview, and it appears here.</>}>
          {opener.length > 0 && <Lines lines={opener} />}
        </Part>
        <Part
          title="Your stories"
          empty={
            <>
              Your best answers to behavioural questions appear here.{' '}
              <a href={paths.stories} className="underline underline-offset-4">
                See the story bank
              </a>
            </>
          }
        >
          {stories.length > 0 && (
            <ol className="grid list-decimal gap-3 pl-5 marker:font-semibold print:gap-1.5">
              {stories.map(({ question, competencies, lines }) => (
                <li key={question}>
                  <BidiText text={question} className="font-semibold print:line-clamp-2" />
                  <Lines lines={lines} />
                  <span className="text-muted-foreground text-sm print:text-[7.5pt]">
                    {competencies.map((competency) => COMPETENCY_NAMES[competency]).join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Part>
      </div>
      <div className="grid content-start gap-6 print:gap-3">
        <Part
          title="Figures to remember"
          empty={
            stories.length > 0
              ? 'None of your stories has a figure yet. Add one to each.'
              : 'Figures from your stories appear here.'
          }
        >
          {figures.length > 0 && <List items={figures} />}
        </Part>
        <a href={paths.claims} className="w-fit underline underline-offset-4 print:hidden">
          Compare your answers with your CV
        </a>
        <Part title="Still missed" empty="Points that your answers missed appear here.">
          {missed.length > 0 && (
            <>
              <p className="text-muted-foreground">In a strong answer:</p>
              <ul className="grid gap-2 print:gap-1">
                {missed.map(({ question, points }) => (
                  <li key={question}>
                    <BidiText text={question} className="line-clamp-2 font-semibold print:line-clamp-1" />
                    <List items={points} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Part>
        <Part title="Ask them">
          <List items={ask} />
        </Part>
        <Part title="For the day">
          <ul className="grid gap-1.5 print:gap-0.5">
            {checklist.map((item) => (
              <li key={item} className="grid grid-cols-[1rem_1fr] gap-2">
                <span aria-hidden className="mt-1 size-3.5 rounded-xs border border-input print:mt-0 print:size-3" />
                {item}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  )
}

const Part = ({ title, empty, children }: { title: string; empty?: ReactNode; children: ReactNode }) => (
  <section className="grid content-start gap-2 print:gap-1">
    <CardTitle>{title}</CardTitle>
    {children || <p className="text-muted-foreground">{empty}</p>}
  </section>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} dir="auto" className="wrap-anywhere print:line-clamp-2">
        {line}
      </li>
    ))}
  </ul>
)

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-5 print:gap-0.5">
    {items.map((item) => (
      <li key={item} className="wrap-anywhere">
        <BidiText text={item} className="print:line-clamp-3" />
      </li>
    ))}
  </ul>
)
