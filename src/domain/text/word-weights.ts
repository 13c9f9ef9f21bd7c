/**
 * How much a word tells, from 0 to 1: a stand-in for inverse document frequency that needs no corpus. Words that carry
 * the grammar tell next to nothing, words of everyday talk tell some, the rest tell all.
 */
import { stemOf } from '@/domain/text/stem'

const GRAMMAR = `a an the this that these those it its he she they them their his her him we us our you your i me my mine
  yours ours be is am are was were been being do does did done doing have has had having will would shall should can could
  may might must ought of in on at by for with from to into onto about as if or and but so than then because while when
  where who whom whose which what why how there here also too very just only own same such each every any some all both
  either neither nor more most other another again further once during before after above below up down out off over
  under between through until against not no never none nothing without cannot itself themselves himself herself yourself
  myself ourselves something anything everything someone anyone everyone one ones etc e.g i.e eg ie let lets get gets got
  getting go goes going went gone thing things stuff lot lots like well okay yes however therefore thus hence though
  although yet still even much many few whether whereas within`

const EVERYDAY = `use make take give know think say see look come want need work way time year day people person good
  better best bad new old big small large little great long short high low first second last next part place case point
  number different important main basic simple example able try ask call keep put mean become seem feel find help show
  tell start begin end set run turn move play hold bring happen change kind type sort form order result reason problem
  question answer idea fact group item side name word line list allow include contain cause create provide require
  consist refer represent define describe explain understand follow return add read write open close actually really
  usually often always sometimes mostly generally specific particular certain various several same similar difference
  two three four five another being job company office term based instead rather then right left back using used user
  general common current possible available given known called whole entire single multiple own able easy hard`

/** Everyday words of computing work: they stand in answers to any of its questions. */
const TRADE = `data function element object variable value store array program operation access memory size code perform
  information network send receive process system connect amount structure implement input address location execute method
  compute modify access check handle`

const stemsIn = (list: string) => list.split(/\s+/).filter(Boolean).map(stemOf)

/** Weights of the listed stems in one map, since every word of an answer is looked up many times. Grammar goes last and wins. */
const LISTED: ReadonlyMap<string, number> = new Map([
  ...stemsIn(`${EVERYDAY} ${TRADE}`).map((stem) => [stem, 0.5] as const),
  ...stemsIn(GRAMMAR).map((stem) => [stem, 0] as const),
])

/** True for words that carry grammar, not content. */
export const isFunctionWord = (stem: string): boolean => LISTED.get(stem) === 0

/** Weight of a stem, 0 to 1. */
export const weightOf = (stem: string): number => LISTED.get(stem) ?? (stem.length < 2 ? 0.4 : 1)
