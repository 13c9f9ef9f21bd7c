/** The sentences that probing questions to stories quote, compared with the labels of these sentences. */
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { SentenceLabel } from '@/domain/evaluation/story/classify-sentences'
import { findProbes, type Probe } from '@/domain/interview/probing-questions/find-probes'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { rounded, share } from './statistics'
import { labelledStories } from './story-figures'

/** Least share of the quotes that are the part of the story that they are taken for. */
const GOAL = 0.95

const PART: Readonly<Record<Exclude<Probe['kind'], 'open'>, SentenceLabel>> = {
  shared: 'action',
  figure: 'result',
  result: 'result',
  step: 'action',
}

type Asked = Probe & { isRight: boolean }

function askedOf({ answer, question, labels }: Evaluated): Asked[] {
  const { sentences } = readAnswer(answer, question.text)
  return findProbes(answer, question.text).map((probe) => {
    if (probe.kind === 'open') return { ...probe, isRight: !labels?.includes('result') }
    const at = sentences.findIndex(({ text }) => text.trim().startsWith(probe.quote ?? ''))
    return { ...probe, isRight: labels?.[at] === PART[probe.kind] }
  })
}

/** The story as if a team had done everything. */
const toldAsWe = (story: string): string =>
  story
    .replace(/\bI(['’]m| am)\b/g, 'we are')
    .replace(/\bI was\b/g, 'we were')
    .replace(/\bI\b/g, 'we')
    .replace(/\bmy\b/gi, 'our')
    .replace(/\bme\b/g, 'us')

const asksShared =
  (told: (story: string) => string) =>
  ({ answer, question }: Evaluated): boolean =>
    findProbes(told(answer), question.text).some(({ kind }) => kind === 'shared')

/** Stories of our own graded answers whose sentences are labelled. */
export function probeFigures(own: readonly Evaluated[]): Figure[] {
  const stories = labelledStories(own)
  const asked = stories.map(askedOf)
  const all = asked.flat()
  const quoted = all.filter(({ quote }) => quote !== null)
  const right = (probes: readonly Asked[]) => rounded(share(probes, ({ isRight }) => isRight))
  const of = (kind: Probe['kind']) => all.filter((probe) => probe.kind === kind)
  const row = (kind: Probe['kind'], says: string): Figure => ({
    name: `${says}: of ${of(kind).length} right`,
    value: right(of(kind)),
    goal: null,
  })
  return [
    { name: `of ${quoted.length} quotes: the part of the story they are asked as`, value: right(quoted), goal: GOAL },
    row('open', 'no result told'),
    row('figure', 'a result with a figure'),
    row('result', 'a result without a figure'),
    row('step', 'a step of their own'),
    {
      name: 'stories told as "we": asked for the own part',
      value: rounded(share(stories, asksShared(toldAsWe))),
      goal: null,
    },
    {
      name: 'stories as they are: asked for it',
      value: rounded(
        share(
          stories,
          asksShared((story) => story),
        ),
      ),
      goal: null,
    },
    {
      name: `stories, of ${stories.length}, that give reason for a probe`,
      value: rounded(share(asked, (probes) => probes.length > 0)),
      goal: null,
    },
  ]
}
