import { readFileSync } from 'node:fs'
import { skillTaxonomy } from '@/content/skills'
import { cleanCvText } from '@/domain/documents/clean-text'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'

const lex = lexiconOf(skillTaxonomy())
for (const t of JSON.parse(readFileSync('/tmp/cv/dev.json', 'utf8'))) {
  const cv = readCv(cleanCvText(t), lex, new Date('2025-06-15')) as any
  console.log('==', t.slice(0, 40).replaceAll('\n', ' / '), [...cv.sections].join(','))
  for (const j of cv.jobs)
    console.log(
      '   ',
      JSON.stringify(j.title),
      '|',
      j.employer,
      '|',
      j.from,
      j.to,
      '|',
      j.lines.map((l: any) => l.text.slice(0, 30)),
    )
  if (cv.education) {
    for (const e of cv.education)
      console.log('   EDU', e.degree.text, '|', e.field?.text, '|', e.level, '|', e.institution?.text)
    console.log('   SK', cv.skills.map((s: any) => s.text).join(' ; '))
    console.log('   CE', cv.certificates.map((s: any) => s.text).join(' ; '))
  }
}
