import type { Accuracy } from '@/schemas/accuracy'
import { count, HUMAN_AGREEMENT, percent, twoDigits } from './agreement-words'

export function AgreementMethod({ accuracy, measuredOn }: { accuracy: Accuracy; measuredOn: string }) {
  const { interviews, story, guard, mohler, saf, scientsbank, folds } = accuracy
  return (
    <div className="grid gap-4">
      <h3 className="text-heading">How this was measured</h3>
      <ul className="grid max-w-[44rem] list-disc gap-2.5 pl-5 marker:text-warning">
        <li>
          Measured on <time dateTime={accuracy.measuredOn}>{measuredOn}</time>. The figures on this page are written by
          the same command that prints them: <code className="rounded-sm bg-muted px-1.5 py-0.5">npm run accuracy</code>
          . It scores each answer by the code that scores yours.
        </li>
        <li>
          The interview answers are in the project ({' '}
          <code className="rounded-sm bg-muted px-1.5 py-0.5">data/graded</code>). An AI model wrote them from the
          question alone and graded them in separate readings that did not know of which kind an answer is. Half of the
          questions were used to learn from, the other half only for this page. r is{' '}
          {twoDigits(interviews.pearson.value)}. People may grade differently.
        </li>
        <li>
          Points of a question that are found: {percent(interviews.points.precision)} of them are there, and{' '}
          {percent(interviews.points.recall)} of those that are there are found. Of{' '}
          {count(interviews.praisedWrong.count)} praised sentences, {percent(interviews.praisedWrong.share)} say
          something wrong. One wrong sentence in an otherwise good answer is mostly missed:{' '}
          {interviews.oneTurned.answers} such answers score {interviews.oneTurned.falls.toFixed(0)} points less than the
          same answers without it.
        </li>
        <li>
          Answers that are right in part, {interviews.middling.answers} of them, are graded{' '}
          {Math.round(interviews.middling.grade)} on average and score {Math.round(interviews.middling.score)}; the
          single score is off by {Math.round(interviews.middling.error)}. Answers to opening questions such as “Tell me
          about yourself”, {interviews.openers.answers} of all kinds, are graded {Math.round(interviews.openers.grade)},
          score {Math.round(interviews.openers.score)} and are off by {Math.round(interviews.openers.error)}.
        </li>
        <li>
          In {story.stories} stories a setting was found with a precision of {twoDigits(story.setting.precision)} and a
          recall of {twoDigits(story.setting.recall)}, a result with {twoDigits(story.result.precision)} and{' '}
          {twoDigits(story.result.recall)}. What is not that sure is asked and not stated.
        </li>
        <li>
          Word lists, shuffled words, copied questions and points ({count(guard.attacks)} made by a program):{' '}
          {percent(guard.reach60)} reach a score of 60, {percent(guard.reach80)} reach 80. Of real answers{' '}
          {percent(guard.falseAlarms)} are taken for such.
        </li>
        <li>
          For the students’ answers, everything was learned from other questions only: {folds} parts, each left out in
          turn. The likely ranges hold 95% of redraws of whole questions. The score is divided by 20 and set beside the
          grade of 0 to 5. The two graders of the first set agree with each other at r = {twoDigits(HUMAN_AGREEMENT)},
          by the grades published with it. A third set, answers of pupils that are right or wrong (SciEntsBank,
          Dzikovska et al. 2013): a right answer scores above a wrong one in {percent(scientsbank.auc)} of cases.
        </li>
        <li>
          The range beside a score is meant to hold {percent(interviews.likely.nominal)} of the grades. It held{' '}
          {percent(interviews.likely.value)} of those of interview answers, {percent(mohler.likely.value)} and{' '}
          {percent(saf.likely.value)} of those of students.
        </li>
      </ul>
    </div>
  )
}
