import { Badge } from '@/components/ui/badge'
import { SectionHeading } from './section-heading'

const STORIES = [
  {
    who: 'A support agent who wants to lead a team',
    text:
      'I always said “we”. Seeing it marked in my own answer, line after line, I finally told what I had ' +
      'done myself.',
  },
  {
    who: 'A graduate before a first analyst interview',
    text:
      'I knew the terms but stopped before the result. The remark beside my last sentence told me what to ' +
      'end with.',
  },
  {
    who: 'A mechanic moving into operations',
    text:
      'The review showed which lines of my CV answered the advert. I moved them up, and wrote nothing that ' +
      'was not true.',
  },
] as const

export const ExampleStories = () => (
  <section aria-labelledby="stories-title" className="container-page grid gap-10 py-16 sm:py-24">
    <SectionHeading id="stories-title" title="What practising here is meant to do">
      We wrote these example stories to show the idea. They are not quotes from customers.
    </SectionHeading>
    <ul className="grid gap-10 md:grid-cols-3 md:gap-8">
      {STORIES.map(({ who, text }) => (
        <li key={who}>
          <figure className="flex h-full flex-col gap-4 border-t pt-5">
            <Badge variant="outline">Example story</Badge>
            <blockquote className="font-display font-medium text-xl leading-snug tracking-tight">
              <p>{text}</p>
            </blockquote>
            <figcaption className="mt-auto text-muted-foreground">{who}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)
