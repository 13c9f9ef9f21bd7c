import { readLabelled, jobFigures } from './accuracy/cv-figures'
import { isSame } from './accuracy/cv-labels'
const half = (process.argv[2] ?? 'fit') as 'fit'
const read = readLabelled(half)
for (const f of jobFigures(read)) console.log(f.name, f.value.toFixed(3))
if (half==='fit') for (const { labelled, cv } of read) {
  const bad = labelled.jobs.filter(j => !cv.jobs.some(r => isSame(j.title,r.title)&&isSame(j.employer,r.employer)&&r.from===j.from&&r.to===j.to))
  const extra = cv.jobs.filter(r => !labelled.jobs.some(j => isSame(j.title,r.title)&&isSame(j.employer,r.employer)&&r.from===j.from&&r.to===j.to))
  if (bad.length||extra.length) { console.log('==',labelled.id); for (const j of bad) console.log('  want',j.title,'|',j.employer,'|',j.from,j.to); for (const j of extra) console.log('  got ',j.title,'|',j.employer,'|',j.from,j.to) }
}
