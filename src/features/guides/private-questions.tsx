import { SectionTitle } from '@/components/ui/section-title'
import type { Block, Inline } from '@/domain/guides/markup'
import { headingId } from '@/domain/guides/outline'
import { bold, paragraph, plain } from './everyone-parts'
import { GuideBody } from './guide-body'

export type TooPrivate = {
  /** Month and year in which the law was read. */
  lawRead: string
  questions: readonly PrivateQuestion[]
}
type PrivateQuestion = Record<'asked' | 'behind' | 'reply' | 'mistake' | 'law', string>

export const PRIVATE_TITLE = 'Questions that are too private'

const labelled = (label: string, text: string): Inline[] => [bold(label), plain(` ${text}`)]

const blocksOf = ({ asked, behind, reply, mistake, law }: PrivateQuestion): Block[] => [
  { kind: 'heading', level: 3, content: [plain(asked)] },
  paragraph(...labelled('What may be behind it:', behind)),
  paragraph(...labelled('A calm reply:', `“${reply}”`)),
  { kind: 'list', items: [{ mark: 'cross', content: labelled('The usual mistake:', mistake) }] },
  paragraph(...labelled('In Nigeria:', law)),
]

/** What to reply where an interviewer asks about private matters. */
export const PrivateQuestions = ({ lawRead, questions }: TooPrivate) => (
  <section aria-labelledby={headingId(PRIVATE_TITLE)} className="grid gap-10">
    <div className="grid gap-4">
      <SectionTitle id={headingId(PRIVATE_TITLE)}>{PRIVATE_TITLE}</SectionTitle>
      <p className="text-muted-foreground">
        You hear them all the same, and they say nothing about your work. Nobody has to answer them. The calm way has
        three steps: answer the worry that may be behind it, say one thing that your work has shown, and ask something
        about the post. Say your reply aloud before the day, since it is the tone that decides.
      </p>
      <p className="text-muted-foreground">
        You may also decline: “I would rather keep that private. I am glad to tell you more about my work.” And think
        about what the question tells you of the place. What the law says was read in {lawRead} and is no legal advice;
        other countries have other laws.
      </p>
    </div>
    {questions.map((question) => (
      <div key={question.asked} className="text-[1.0625rem] leading-[1.7]">
        <GuideBody blocks={blocksOf(question)} />
      </div>
    ))}
  </section>
)
