/** Wording a review with a language model if one is configured. Score and findings always come from the rules. */
import { matchMessage } from '@/domain/cv-review/bands'
import type { CvReviewResult } from '@/domain/cv-review/review-cv'
import { ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import type { CvAnalysisDto, CvReportDto } from '@/schemas/cv-review'
import type { CvTexts, Deps } from '@/server/ports'

/** Timeout of the model in milliseconds: together with the matching it must fit into the job's expiry time. */
const WAIT_MS = 20_000

export type Wording = {
  overallMatch: string
  weakLines: CvAnalysisDto['weakLines']
  wording: CvReportDto['wording']
}
type Texts = { cvContent: string; jobDescription: string }

/**
 * The overall text, and the weak lines with rewrites. Falls back to the rules' texts if the model fails or invents
 * facts.
 */
export async function wordCvReview(deps: Deps, texts: Texts, result: CvReviewResult, owner: string): Promise<Wording> {
  const { feedback, bullets, score } = result
  const weakLines = bullets.weak.map(({ quote, why, rewrite }) => ({ quote, why, rewrite }))
  const own = (failure: ReaderFailure | null): Wording => ({
    overallMatch: feedback.overallMatch,
    weakLines,
    wording: { overall: 'rules', failure },
  })
  if (!deps.writeCvTexts) return own(null)

  const findings = [feedback.overallMatch, ...feedback.strengths, ...feedback.gaps]
  let written: CvTexts
  try {
    written = await deps.writeCvTexts({ ...texts, findings, weakLines, owner }, WAIT_MS)
  } catch (error) {
    if (!(error instanceof ReaderError))
      deps.log.error({ err: error }, 'asking a model for texts failed in an unforeseen way')
    return own(error instanceof ReaderError ? (error.failure ?? 'unavailable') : 'unavailable')
  }
  const { overall, rewrites } = await deps.rules.acceptCvTexts(
    {
      ...written,
      cv: texts.cvContent,
      job: texts.jobDescription,
      findings,
      weakLines: weakLines.map(({ quote }) => quote),
    },
    owner,
  )
  deps.log.info(
    { overall: overall !== null, rewrites: rewrites.size, of: written.rewrites.length },
    'texts were checked',
  )
  return {
    overallMatch: overall === null ? feedback.overallMatch : `${sentence(matchMessage(score))} ${overall}`,
    weakLines: weakLines.map((line, index) => ({ ...line, rewrite: rewrites.get(index) ?? line.rewrite })),
    wording: overall === null ? { overall: 'rules', failure: 'unusable' } : { overall: 'llm', failure: null },
  }
}

const sentence = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)
