import type { CvParagraph } from './outline'

const NO_NAME = /[^\p{L}\p{M}\p{N} .'’-]+/gu
const TITLE_OF_A_CV = /\b(?:curriculum|resume|résumé|cv)\b/i

/** The name of the file: that of the person, where the CV begins with one ("Ada Obi CV.docx"). */
export function fileNameOf([first]: readonly CvParagraph[]): string {
  const name = first?.kind === 'name' ? first.cells.join(' ').replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim() : ''
  return name === '' || TITLE_OF_A_CV.test(name) ? 'CV.docx' : `${name} CV.docx`
}
