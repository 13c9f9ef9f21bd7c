/**
 * `npm run train:cv`: fits on the labelled CVs outside the reporting half where lost line breaks were (`cv-cuts.json`), what rows are (`cv-rows.json`) and which part of a
 * job's header is its title and which its employer (`cv-headers.json`), and writes both to `src/content/models`.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import cutModel from '@/content/models/cv-cuts.json'
import headerModels from '@/content/models/cv-headers.json'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { labelledCvs } from '../accuracy/cv-labels'
import { fitCuts } from './cv-cuts'
import { fitHeaders } from './cv-header-models'
import { fitRows } from './cv-shapes'

const lexicon = lexiconOf(skillTaxonomy())
const cvs = [...labelledCvs('fit'), ...labelledCvs('more')]
const write = (name: string, model: unknown) =>
  writeFileSync(path.join('src', 'content', 'models', name), `${JSON.stringify(model)}\n`)

const cuts = fitCuts(cvs, lexicon)
write('cv-cuts.json', cuts)
const headers = fitHeaders(cvs, lexicon)
write('cv-headers.json', headers)
// What rows are is told by the lines and their parts.
Object.assign(cutModel, cuts)
Object.assign(headerModels, headers)
write('cv-rows.json', fitRows(cvs, lexicon))
console.log(`fitted on ${cvs.length} CVs`)
