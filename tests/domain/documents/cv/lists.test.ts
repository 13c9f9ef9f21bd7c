import { describe, expect, it } from 'vitest'
import { read } from './read'

const skillsOf = (text: string) => read(text).skills.map(({ text }) => text)
const certificatesOf = (text: string) => read(text).certificates.map(({ text }) => text)

describe('skills', () => {
  it.each([
    ['Skills\nData: SQL, AWS (ECS, S3), dbt\nTools: Git', ['SQL', 'AWS (ECS, S3)', 'dbt', 'Git']],
    ['TOOLS & METHODS\nMiro • Figma | Interviews; Surveys', ['Miro', 'Figma', 'Interviews', 'Surveys']],
    ['Software\nPhotoshop – daily\nFigma – no, sorry', ['Photoshop']],
    ["What I'm good at\nUser interviews\nA bit of HTML and CSS", ['User interviews', 'A bit of HTML and CSS']],
    ['Skills\nPython, R\nNo experience with Spark.\nJava: I have read about it, never used it', ['Python', 'R']],
    ['🛠 Tools and skills\n🔸 Figma\n🔸 Lettering', ['Figma', 'Lettering']],
    ['Skills\nCost control. Process design. Negotiation.', ['Cost control', 'Process design', 'Negotiation']],
    ['Top Skills\nExcel\n\nReferences available on request', ['Excel']],
    ['Skills\nExcel\n\nLanguages\nEnglish, Frisian (a little)', ['Excel']],
  ])('%j', (text, skills) => {
    expect(skillsOf(text)).toEqual(skills)
  })

  it('below a job do not end the jobs after it', () => {
    const cv = read(
      'Experience\nData Engineer, Oak Ltd, 2020 - 2022\nTools: Airflow, dbt\n- Built pipelines\nData Analyst, Elm Ltd, 2018 - 2020',
    )
    expect(cv.skills.map(({ text }) => text)).toEqual(['Airflow', 'dbt'])
    expect(cv.jobs).toHaveLength(2)
  })
})

describe('certificates', () => {
  it.each([
    ['Licenses & certifications\nScrum Master I\nScrum House\nIssued Aug 2020', ['Scrum Master I']],
    ['Certifications\n- CompTIA A+ (2019)\n- Driver’s licence', ['CompTIA A+ (2019)', 'Driver’s licence']],
    [
      'Education and Training\nHND Marketing, Clyde College, 2015\nLean Six Sigma Green Belt, 2017',
      ['Lean Six Sigma Green Belt, 2017'],
    ],
    ['Certifications: ICAN (2018), CITN (2020)', ['ICAN (2018)', 'CITN (2020)']],
    [
      'CERTIFICATES\nCertified Kubernetes Administrator (CKA), 2020, renewed 2023',
      ['Certified Kubernetes Administrator (CKA), 2020'],
    ],
    ['Education\nMSc Biology, Ash University, 2012\nThesis: Models of counts', []],
  ])('%j', (text, certificates) => {
    expect(certificatesOf(text)).toEqual(certificates)
  })
})
