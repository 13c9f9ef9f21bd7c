import { describe, expect, it } from 'vitest'
import { read } from './read'

const degreesOf = (text: string) =>
  read(text).education.map(({ degree, field, level, institution }) => [
    degree.text,
    field?.text ?? null,
    level,
    institution?.text ?? null,
  ])

describe('a degree', () => {
  it.each([
    [
      'University of Ofara, Ife — B.Sc. (Hons) Economics, Second Class Upper (2012–2016)',
      ['B.Sc. (Hons)', 'Economics', 3, 'University of Ofara'],
    ],
    [
      '2016-2018 | M.Eng. in Mechanical Engineering | Kano Technical University',
      ['M.Eng.', 'Mechanical Engineering', 4, 'Kano Technical University'],
    ],
    [
      'Kano Technical University (B.Eng. Civil Engineering)',
      ['B.Eng.', 'Civil Engineering', 3, 'Kano Technical University'],
    ],
    [
      'Port Polytechnic\nBachelor of Engineering - BE, Civil Engineering',
      ['Bachelor of Engineering', 'Civil Engineering', 3, 'Port Polytechnic'],
    ],
    ['MBA (Finance), Port University', ['MBA', 'Finance', 4, 'Port University']],
    ['Licenciatura in History. Universidad del Puerto. 2015', ['Licenciatura', 'History', 3, 'Universidad del Puerto']],
    [
      'Title of qualification awarded: BSc\nPrincipal subjects: Botany\nName and type of organisation: Port University',
      ['BSc', 'Botany', 3, 'Port University'],
    ],
    [
      'Bachelor of Engineering (Civil Engineering), Port Polytechnic, 2010',
      ['Bachelor of Engineering', 'Civil Engineering', 3, 'Port Polytechnic'],
    ],
    ["Bachelor's in Marketing from Leeds Marsh University", ["Bachelor's", 'Marketing', 3, 'Leeds Marsh University']],
    [
      'Licenciatura in Geography, Universidade do Rio Claro, 2012 - 2015',
      ['Licenciatura', 'Geography', 3, 'Universidade do Rio Claro'],
    ],
    ['National Diploma (ND) in Statistics - Yaro Tech - 2008', ['National Diploma (ND)', 'Statistics', 2, 'Yaro Tech']],
    [
      'B.Sc. Public Health, University of the Lake Plain, Maiduguri, 2018. My project was on cholera and its wells.',
      ['B.Sc.', 'Public Health', 3, 'University of the Lake Plain'],
    ],
    ['SSCE, Ekiti Grammar School, 2004', ['SSCE', null, 1, 'Ekiti Grammar School']],
  ])('%s', (line, degree) => {
    expect(degreesOf(`Education\n${line}`)).toEqual([degree])
  })

  it('has its institution on the line above or below', () => {
    expect(
      degreesOf(
        'EDUCATION\nNorth Derby University\nBSc Biology\n2012 - 2016\nEast Derby High School\nHigh School Diploma',
      ),
    ).toEqual([
      ['BSc', 'Biology', 3, 'North Derby University'],
      ['High School Diploma', null, 2, 'East Derby High School'],
    ])
    expect(degreesOf('EDUCATION\nBSc Biology, 2016\nNorth Derby University')).toEqual([
      ['BSc', 'Biology', 3, 'North Derby University'],
    ])
  })

  it('may be one of two on a line, or stated in a sentence', () => {
    expect(
      degreesOf('Education\nMSc Data Science, Ash University, 2020; BSc Maths, Elm University, 2018'),
    ).toHaveLength(2)
    expect(degreesOf('I hold a BSc in Psychology from the University of Eastmoor (2017).')).toEqual([
      ['BSc', 'Psychology', 3, 'University of Eastmoor'],
    ])
  })
})

it.each([
  ['Zainab Yusuf, Kano. BSc Marketing, Bayero University Kano, 2025', 'BSc', 'Marketing', 'Bayero University Kano'],
  [
    'Halima Sani, Kaduna. BSc (Marketing), Ahmadu Bello University, 2025',
    'BSc',
    'Marketing',
    'Ahmadu Bello University',
  ],
  ['Mr. Tunde Alade, B.Ed (Mathematics), University of Lagos 2015', 'B.Ed', 'Mathematics', 'University of Lagos'],
  ['Aisha Lawal | B.Pharm, Usmanu Danfodiyo University, 2020', 'B.Pharm', null, 'Usmanu Danfodiyo University'],
])('a degree is found beside the name: %s', (line, degree, field, institution) => {
  const text = `${line}\n\nEXPERIENCE\nClerk, Oak Ltd, 2021-2024\n- Filed papers`
  expect(degreesOf(text)).toEqual([[degree, field, 3, institution]])
  expect(read(text).jobs).toHaveLength(1)
})
