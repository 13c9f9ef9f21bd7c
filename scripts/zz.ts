import { cvFigures, readLabelled } from './accuracy/cv-figures'
import { isSame } from './accuracy/cv-labels'

const half = (process.argv[2] ?? 'fit') as 'fit'
console.log(
  half,
  cvFigures(half)
    .map((f) => f.name + ' ' + f.value.toFixed(3))
    .join(' | '),
)
if (half === 'fit')
  for (const { labelled, cv } of readLabelled('fit')) {
    const bad = labelled.jobs.filter(
      (j) =>
        !cv.jobs.some(
          (r) => isSame(j.title, r.title) && isSame(j.employer, r.employer) && r.from === j.from && r.to === j.to,
        ),
    )
    const extra = cv.jobs.filter(
      (r) =>
        !labelled.jobs.some(
          (j) => isSame(j.title, r.title) && isSame(j.employer, r.employer) && r.from === j.from && r.to === j.to,
        ),
    )
    if (bad.length || extra.length) {
      console.log('==', labelled.id)
      for (const j of bad) console.log('  want', j.title, '|', j.employer, '|', j.from, j.to)
      for (const j of extra) console.log('  got ', j.title, '|', j.employer, '|', j.from, j.to)
    }
    const be = labelled.education.filter(
      (e) =>
        !cv.education.some(
          (x) => isSame(e.field, x.field?.text ?? null) && isSame(e.institution, x.institution?.text ?? null),
        ),
    )
    if (be.length || cv.education.length !== labelled.education.length) {
      console.log(
        '==',
        labelled.id,
        'EDU want',
        be.map((e) => Object.values(e).join('|')),
      )
      console.log(
        '   got',
        cv.education.map((e) => [e.degree.text, e.field?.text, e.level, e.institution?.text].join('|')),
      )
    }
    for (const k of ['skills', 'certificates'] as const) {
      const w = labelled[k].filter((e) => !cv[k].some((x) => isSame(e, x.text)))
      const g = cv[k].filter((x) => !labelled[k].some((e) => isSame(e, x.text))).map((x) => x.text)
      if (w.length || g.length) console.log('==', labelled.id, k, 'want', w, 'got', g)
    }
  }
