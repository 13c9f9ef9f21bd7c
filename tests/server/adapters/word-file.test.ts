/** CVs as Word files, read back as any upload is: other programs find in them what the text has. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import { outlineOf } from '@/domain/documents/cv/outline'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { readDocx } from '@/server/adapters/files/parser/read-docx'
import { writeWordFile } from '@/server/adapters/word-file'
import { labelledCvs } from '../../../scripts/accuracy/cv-labels'

const lexicon = lexiconOf(skillTaxonomy())
const now = new Date('2026-11-01')
const written = async (text: string) => (await readDocx(await writeWordFile(outlineOf(text, lexicon, now)))).text

const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

function factsOf(text: string) {
  const cv = readCv(cleanCvText(text), lexicon, now)
  return {
    sections: [...cv.sections].sort(),
    jobs: cv.jobs.map(({ title, employer, from, to }) => [title, employer, from, to]),
    degrees: cv.education.map(({ degree, level }) => [degree.text, level]),
    skills: cv.skills.map(({ text }) => text),
    certificates: cv.certificates.map(({ text }) => text),
  }
}

describe('a CV as a Word file', () => {
  it.each(labelledCvs('fit').map(({ id, text }) => [id, text]))(
    'has every word, job, degree and skill of %s',
    async (_, text) => {
      const again = await written(text)
      expect(wordsOf(again)).toBe(wordsOf(cleanCvText(text)))
      expect(factsOf(again)).toEqual(factsOf(text))
    },
  )

  it('keeps marks, signs and other scripts', async () => {
    const text =
      'Zoë <b>Åkesson</b> & Co\n\nSkills\n• C++ & C# < Rust > “Go”\n• ₦1.2m saved; नमस्ते; 中文\n• \u0001odd\u{1f600}'
    expect(await written(text)).toBe(
      'Zoë <b>Åkesson</b> & Co\n\nSkills\n• C++ & C# < Rust > “Go”\n• ₦1.2m saved; नमस्ते; 中文\n• odd\u{1f600}',
    )
  })

  it('of nothing is a file without text', async () => {
    expect(await written('')).toBe('')
  })
})
