/**
 * `npm run train:cv`: fits three models on the labelled CVs outside the reporting sets and writes them to
 * `src/content/models`: restoring lost line breaks (`cv-cuts.json`), the parts of a job's header that are its title and
 * employer (`cv-headers.json`), and the labels of rows (`cv-rows.json`).
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import cutModel from '@/content/models/cv-cuts.json'
import headerModels from '@/content/models/cv-headers.json'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { labelledCvs } from '../accuracy/cv-labels'
import { fitCuts } from './cv-cuts'
import { fitHeaders, fitTagger, labelledHeaders } from './cv-header-models'
import { fitRows } from './cv-shapes'

const lexicon = lexiconOf(skillTaxonomy())
const cvs = [...labelledCvs('fit'), ...labelledCvs('more'), ...labelledCvs('further')]
const write = (name: string, model: unknown) =>
  writeFileSync(path.join('src', 'content', 'models', name), `${JSON.stringify(model)}\n`)

const cuts = fitCuts(cvs, lexicon)
write('cv-cuts.json', cuts)
const labelled = labelledHeaders(cvs, lexicon)
const headers = fitHeaders(labelled, lexicon)
write('cv-headers.json', headers)
// The features of the other two models use the two models just fitted.
Object.assign(cutModel, cuts)
Object.assign(headerModels, headers)
write('cv-header-tags.json', fitTagger(labelled, lexicon))
write('cv-rows.json', fitRows(cvs, lexicon))
console.log(`fitted on ${cvs.length} CVs`)
