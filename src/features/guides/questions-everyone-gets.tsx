import { Badge } from '@/components/ui/badge'
import { SectionTitle } from '@/components/ui/section-title'
import { headingId } from '@/domain/guides/outline'
import { contentsEntry, everyoneParts, type EveryoneQuestion as Question } from './everyone-parts'
import { EveryoneQuestion } from './everyone-question'
import { BackToGuides } from './guide-article'
import { GuideContents } from './guide-contents'
import { PracticeBlock } from './practice-block'
import { PracticeLink } from './practice-link'
import { PRIVATE_TITLE, PrivateQuestions, type TooPrivate } from './private-questions'

type Props = { questions: readonly Question[]; tooPrivate: TooPrivate }

export function QuestionsEveryoneGets({ questions, tooPrivate }: Props) {
  const parts = everyoneParts(questions)
  return (
    <div className="container-page grid gap-12 py-8 sm:py-12">
      <article className="mx-auto grid w-full max-w-[46rem] gap-8">
        <header className="grid gap-5 border-b pb-6">
          <BackToGuides />
          <Badge variant="accent">Interview Guide</Badge>
          <h1 className="text-title">Questions everyone gets</h1>
          <p className="text-lead text-muted-foreground">
            {questions.length} questions that come up whatever the role: what each one is really about, what a strong
            answer has in it, and what usually goes wrong. The examples show you how an answer is built. Don't copy
            them: tell your own story in that shape, since a borrowed one falls apart at the first follow-up question.
          </p>
        </header>
        <GuideContents
          blocks={[
            ...parts.flatMap((part) => part.questions.map(contentsEntry)),
            contentsEntry({ text: PRIVATE_TITLE }),
          ]}
        />
        {parts.map(({ title, lead, questions }) => (
          <section key={title} aria-labelledby={headingId(title)} className="grid gap-10">
            <div className="grid gap-2">
              <SectionTitle id={headingId(title)}>{title}</SectionTitle>
              <p className="text-muted-foreground">{lead}</p>
            </div>
            {questions.map((question) => (
              <EveryoneQuestion key={question.text} question={question} />
            ))}
          </section>
        ))}
        <PrivateQuestions {...tooPrivate} />
      </article>
      <div className="mx-auto grid w-full max-w-[46rem]">
        <PracticeBlock
          title="Ready to say it in your own words?"
          text={
            'A practice interview of five or more questions begins with one of these. See, with quotes ' +
            'from your own answers, what to say better.'
          }
          action={<PracticeLink>Start Your Free Practice</PracticeLink>}
        />
      </div>
    </div>
  )
}
