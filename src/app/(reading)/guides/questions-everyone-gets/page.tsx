import type { Metadata } from 'next'
import { allOpeners } from '@/content/openers'
import { privateQuestions } from '@/content/private-questions'
import { QuestionsEveryoneGets } from '@/features/guides/questions-everyone-gets'
import { paths } from '@/lib/paths'

const title = 'Questions everyone gets'
const description =
  'Tell me about yourself, your weakness, your salary: what the questions of every interview are ' +
  'about, and how to answer them.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: paths.questionsEveryoneGets },
  openGraph: { type: 'article', title, description, url: paths.questionsEveryoneGets },
}

export default function QuestionsEveryoneGetsPage() {
  return <QuestionsEveryoneGets questions={allOpeners()} tooPrivate={privateQuestions()} />
}
