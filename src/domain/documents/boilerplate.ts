/** Words that stand in nearly every CV and job advertisement, whatever the trade. A small table in place of a corpus. */
import { stemOf } from '@/domain/text/stem'

const WORDS = `ability able accomplish accordance achieve across activity address additional advantage agency annual
  applicant application apply appropriate april area assign assist associate attend august available bachelor background
  based basis benefit best candidate career city client close collaborate college communicate community company competent
  complete compliance comply conduct consistent continuous contribute coordinate country creative cross culture current
  customer cv daily date day deadline december dedicated degree deliver demonstrate department detail develop diploma direct
  drive duty dynamic education effective efficient email employ employee employer encourage ensure environment equal
  equivalent essential establish excellent exceed execute executive existing expect experience expert external facilitate
  familiar fast february field flexible focus friday full function gender global goal good graduate great group grow growth
  guide hand handle help high highlight highly hour identify impact implement improve include increase independent industry
  information initiative innovative interested internal international january job join july june key knowledge lead leader
  level license local location long looking maintain manage manager management march market master may meet member minimum
  ms monday monitor month motivated multiple must name national necessary need new nice november objective october offer office
  ongoing opportunity oral organisation organization organise oversee package part participate partner passion people
  perform performance person personal phone plan please plus policy position preferred prepare present previous prior
  proactive problem procedure process professional profile proficient program project proven provide qualification quality
  qualified quarter range record recruit reference regular related relationship relevant reliable remote report require
  requirement resource responsible responsibility result resume review role salary schedule school seek self senior september
  service set skill solution solve specific staff standard state strategic strategy strong successful summary supervise
  support system task team technical term time tool track train training understand university update use valid value
  variety various verbal vision week weekly well willing work working world write written year young`

const stems = new Set(WORDS.split(/\s+/).map(stemOf))

export const isBoilerplate = (stem: string): boolean => stems.has(stem)
