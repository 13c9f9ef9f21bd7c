/** How well a measure ranks CVs of an occupation before those of others. */
import { auc } from './example-pairs'

export type TradeText = { trade: string; text: string }

/** Mean AUC over advertisements: the probability that a CV of the occupation ranks before another one. */
export function areaUnder(
  ads: readonly TradeText[],
  cvs: readonly TradeText[],
  measure: (job: string, cv: string) => number,
): number {
  const areas = ads.map((ad) => {
    const of = (isOwn: boolean) =>
      cvs.filter(({ trade }) => (trade === ad.trade) === isOwn).map(({ text }) => measure(ad.text, text))
    return auc(of(true), of(false))
  })
  return areas.reduce((sum, each) => sum + each, 0) / areas.length
}
