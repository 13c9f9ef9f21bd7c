import type { Accuracy } from '@/schemas/accuracy'
import { HUMAN_AGREEMENT } from './agreement-words'
import { count, percent, twoDigits } from './figures'

type AgreementMethodProps = { accuracy: Accuracy; measuredOn: string }

/** How the figures came about, and how to get them again. */
export function AgreementMethod({ accuracy, measuredOn }: AgreementMethodProps) {
  const { sets, folds, splits } = accuracy
  const empty = sets.safWithEmpty.answers - sets.saf.answers
  return (
    <div className="grid gap-4">
      <h3 className="text-heading">How this was measured</h3>
      <ul className="grid max-w-[44rem] list-disc gap-2.5 pl-5 marker:text-warning">
        <li>
          Measured on <time dateTime={accuracy.measuredOn}>{measuredOn}</time>. The figures on this page are written by
          the same command that prints them: <code className="rounded-sm bg-muted px-1.5 py-0.5">npm run accuracy</code>
        </li>
        <li>
          Every answer was scored with weights learned from other questions only: {folds} parts, each left out in turn,
          the mean of {splits} ways to part them. The likely ranges hold 95% of redraws of whole questions.
        </li>
        <li>
          The score is divided by 20 and set beside the grade of 0 to 5 as it stands. In the first set that grade is the
          mean of two people, which is steadier than either of them, so it is a little easier to agree with.
        </li>
        <li>
          The two graders of the first set agree with each other at r = {twoDigits(HUMAN_AGREEMENT)}, by the grades
          published with it (Mohler et al. 2011).
        </li>
        <li>
          The weakest quarter are the answers graded no better than the one a quarter of the way up, ties included;
          there are many ties, so it is somewhat more than a quarter.
        </li>
        <li>
          Rank correlation is {twoDigits(sets.mohler.spearman.value)} and {twoDigits(sets.saf.spearman.value)}. With the{' '}
          {count(empty)} empty submissions of the second set counted as well, r would be{' '}
          {twoDigits(sets.safWithEmpty.pearson.value)}; we leave them out, because it takes no skill to see that nothing
          was written.
        </li>
        <li>
          The likely range beside a score is meant to hold {percent(sets.mohler.likely.nominal)} of the grades people
          would give. Of the grades above it held {percent(sets.mohler.likely.value)} in the first set and{' '}
          {percent(sets.saf.likely.value)} in the second, with widths learned from other questions. For interview
          answers there are no graded sets, so the same widths stand in.
        </li>
        <li>
          Answers were also put to questions that they were not given to: they score{' '}
          {Math.round(sets.mohler.misplaced.mean)} and {Math.round(sets.saf.misplaced.mean)} on average, and{' '}
          {percent(sets.mohler.misplaced.praised)} and {percent(sets.saf.misplaced.praised)} of them got{' '}
          {sets.mohler.falsePraise.from} or more. An answer on a close subject that shares the question’s words can
          still pass for one to it.
        </li>
        <li>
          Which measures of an answer are used was decided with these questions in view, so questions never seen may
          come out a little lower.
        </li>
      </ul>
    </div>
  )
}
