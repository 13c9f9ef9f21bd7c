/** Questions that nobody would ask: wrong grammar, subjects that are no work, broken quotations, false reasons. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { AskedDegree, RequirementKind } from '@/domain/documents/types'
import { careerTopics, claimTopics } from '@/domain/interview/personal-questions/cv-topics'
import { inMarks, titleOf } from '@/domain/interview/personal-questions/evidence-words'
import { personalQuestions, questionsOnRequirement } from '@/domain/interview/personal-questions/generate'
import type { AskedCv, EvidenceVerdict, JudgedRequirement } from '@/domain/interview/personal-questions/input'
import { phraseOf } from '@/domain/interview/personal-questions/phrase'
import { readTexts } from '@/domain/interview/personal-questions/read-texts'
import { requirementTopic } from '@/domain/interview/personal-questions/topics'
import { categoryCounts } from '@/domain/interview/pick-questions'

const LEXICON = lexiconOf(skillTaxonomy())
const NOW = new Date('2026-06-01')
const NO_CV: AskedCv = { jobs: [], lines: [], skills: [] }

const requirement = (text: string, changes: Partial<JudgedRequirement> = {}): JudgedRequirement => ({
  text,
  start: 0,
  end: text.length,
  line: text,
  kind: 'skill',
  priority: 'required',
  choice: null,
  skill: null,
  years: null,
  degree: null,
  verdict: 'no',
  quote: null,
  ...changes,
})

describe('the title of a job', () => {
  it.each([
    ['CDL A DRIVERS', 'CDL A Driver'],
    ['Electricians', 'Electrician'],
    ['chefs de partie (hot kitchen)', 'chef de partie'],
    ['SALES REPRESENTATIVES – FMCG', 'Sales Representative'],
    ['Sales Representative(s)', 'Sales Representative'],
    ['Heads of Department', 'Head of Department'],
    ['Directors of Operations', 'Director of Operations'],
    ['Nurses', 'Nurse'],
    ['Midwives', 'Midwife'],
    ['Legal Secretaries', 'Legal Secretary'],
    ['Foremen', 'Foreman'],
    ['Full-time Virtual Assistant', 'Virtual Assistant'],
    ['GRADUATE TRAINEE PROGRAMME', 'Graduate Trainee'],
  ])('is of one person: %s → %s', (title, said) => {
    expect(titleOf(title)).toBe(said)
  })

  it.each([
    'Head of Sales',
    'Operations Manager',
    'Sales',
    'Customer Success',
    'Human Resources',
    'Head of Payments',
    'Business Analyst',
    'Waitress',
    'Data Analytics',
    'Accounts Payable Clerk',
    'Logistics',
  ])('stays as it is where it only looks like a plural: %s', (title) => {
    expect(titleOf(title)).toBe(title)
  })

  it('has an article where the sentence needs one', () => {
    const made = (seed: number) =>
      personalQuestions(
        {
          jobDescription: 'Electricians\nResponsibilities:\n- Wire houses',
          cv: '',
          counts: categoryCounts(10),
          seed,
          seen: new Set(),
        },
        LEXICON,
        NOW,
      ).map(({ text, keyPoints }) => [text, ...keyPoints.flatMap((point) => [point.text, ...(point.says ?? [])])])
    const said = Array.from({ length: 12 }, (_, seed) => made(seed))
      .flat(2)
      .join('\n')
    expect(said).toContain('Electrician')
    expect(said).not.toMatch(/Electricians|\bas Electrician/)
    const [, move] = careerTopics('Cooks', { ...NO_CV, jobs: [{ title: 'Drivers', employer: null, lines: [] }] }, true)
    expect(move?.slots).toMatchObject({ title: 'Cook', a_title: 'a Cook', last: 'Driver', a_last: 'a Driver' })
  })
})

describe('an activity', () => {
  it.each([
    ['Code review and guiding junior developers', 'duty', 'code review'],
    ['Code review and guide junior developers', 'duty', 'code review'],
    ['Market research and reporting', 'duty', 'market research'],
    ['Design, develop and unit test microservices', 'duty', 'designing, developing and unit testing microservices'],
    ['Build and actively maintain the test suite', 'duty', 'building and actively maintaining the test suite'],
    ['Post on our Facebook and Instagram pages 4x a week', 'duty', 'posting on Facebook'],
    ['cleaning, budgeting', 'duty', 'cleaning and budgeting'],
    ['Partner with engineering', 'duty', 'partnering with engineering'],
    ['Own the activation and onboarding roadmap end to end', 'duty', 'owning the activation and onboarding roadmap'],
    ['Plan quarterly off-sites for up to 120 people', 'duty', 'planning quarterly off-sites'],
    [
      'Develop and maintain Tableau dashboards for clinical and operations leaders',
      'duty',
      'developing and maintaining Tableau dashboards',
    ],
    ['Own the weekly roadmap', 'skill', 'owning the weekly roadmap'],
    ['Ability to own projects from start to finish', 'skill', 'owning projects from start to finish'],
    ['understanding of autism and speech', 'duty', 'autism and speech'],
    ['Report to our CFO', 'duty', 'reporting to the CFO'],
  ] as const)('%s (%s) is %s', (text, kind, said) => {
    expect(phraseOf(text, kind)).toMatchObject({ said })
  })

  it('takes "own" before a bare noun for an adjective, except in a duty', () => {
    for (const text of ['Own transport due to site location', 'own tools'])
      expect(phraseOf(text, 'skill'), text).toBeNull()
    expect(phraseOf('Own product strategy', 'duty')).toMatchObject({ said: 'owning product strategy' })
  })

  it('keeps the capital of a name after words such as "Knowledge of"', () => {
    expect(phraseOf('knowledge of Turkana language', 'skill')?.said).toBe('Turkana language')
    expect(phraseOf('Knowledge Of Stock Control', 'skill')?.said).toBe('stock Control')
  })

  it('is no remainder, and no person', () => {
    for (const text of [
      'equivalent practical experience',
      'Exceptional written and verbal communicator',
      'NTC licence',
    ])
      expect(phraseOf(text, 'skill'), text).toBeNull()
  })
})

describe('a requirement that is no work', () => {
  const asked = (text: string, kind: RequirementKind, changes: Partial<JudgedRequirement> = {}) =>
    (['no', 'partly', 'has', null] as const).flatMap((verdict) =>
      questionsOnRequirement(requirement(text, { kind, ...changes, verdict, quote: verdict ? text : null }), NO_CV),
    )

  it.each([
    ['access to a car', 'skill'],
    ['Own reliable vehicle', 'skill'],
    ['own tools', 'skill'],
    ['a backup power source', 'skill'],
    ['Android phone', 'skill'],
    ['Comfortable with night shifts & rotational offs', 'skill'],
    ['Amenable to graveyard shift', 'skill'],
    ['shifting schedule', 'skill'],
    ['Able to work weekends', 'skill'],
    ['Work weekends and bank holidays', 'duty'],
    ['work under pressure n long hrs', 'skill'],
    ['DOT physical and hair follicle test', 'skill'],
    ['Pass a background check', 'duty'],
    ['Willing to relocate', 'skill'],
    ['NTC licence', 'skill'],
    ['Certificate of Good Conduct', 'certificate'],
    ['Enhanced DBS', 'certificate'],
    ['Basic computer knowledge', 'skill'],
    ["Master's", 'tool'],
  ] as const)('makes no question: the condition %s (%s)', (text, kind) => {
    expect(asked(text, kind)).toEqual([])
  })

  it.each([
    ['High integrity and compassion', 'skill'],
    ['honesty', 'skill'],
    ['use initiative', 'duty'],
  ] as const)('makes no question: the trait %s (%s)', (text, kind) => {
    expect(asked(text, kind)).toEqual([])
  })

  it('makes none of an age, of a period or of a class of licence', () => {
    expect(asked('23 yrs or older', 'years', { years: 23 })).toEqual([])
    expect(asked('At least 2 years in college', 'years', { years: 2 })).toEqual([])
    expect(asked('than 2 moving violations in last 3 yrs', 'years', { years: 3 })).toEqual([])
    expect(asked('C', 'tool', { line: "Must have a valid driver's licence (class B or C)" })).toEqual([])
    expect(asked('C', 'tool', { line: 'Experience with C and assembler' })).not.toEqual([])
    expect(asked('3 years of sales', 'years', { years: 3 })).not.toEqual([])
  })

  it.each([
    ['Shift planning', 'skill'],
    ['Experience with background checks', 'skill'],
    ['Manage the fleet of vehicles', 'duty'],
    ['Prepare visa and work permit applications', 'duty'],
    ['Drafting work permit applications', 'skill'],
    ['Knowledge of export licences', 'skill'],
    ['Plan shifts and overtime', 'duty'],
    ['Maintain the network', 'duty'],
    ['Negotiation', 'skill'],
  ] as const)('is not confused with work on such a thing: %s (%s)', (text, kind) => {
    expect(asked(text, kind)).not.toEqual([])
  })
})

describe('a quotation from a CV', () => {
  it.each([
    ['> BBS preparation and checking of steel', '“BBS preparation and checking of steel”'],
    ['** Negotiation, sales, Excel', '“Negotiation, sales, Excel”'],
    ['** English, Twi', '“English, Twi”'],
    ['little Excel)', '“little Excel”'],
    ['08/2027), PPT, LLOP, RF scanner', '“PPT, LLOP, RF scanner”'],
    ['Excel (pivot tables) and Word', '“Excel (pivot tables) and Word”'],
  ])('has no list mark and no half of a pair of brackets: %s', (line, said) => {
    expect(inMarks(line)).toBe(said)
  })

  it.each([
    ['Excel', 'I can operate computer (Word and little Excel)', '“(Word and little …”'],
    ['forklift', 'Counterbalance forklift (RTITB, exp. 08/2027), Reach (RTITB, exp. 08/2027), PPT', '08/2027), PPT'],
  ])('is not cut inside brackets: %s', (text, quote, broken) => {
    const topic = requirementTopic(requirement(text, { kind: 'tool', verdict: 'partly', quote }), NO_CV)
    const said = `${topic?.slots.near} ${topic?.slots.hint}`
    expect(said).not.toContain(broken)
    expect(said.split('(').length).toBe(said.split(')').length)
  })
})

describe('a listed skill', () => {
  const listed = (...skills: string[]) => claimTopics({ ...NO_CV, skills }).map(({ slots }) => slots.listed)

  it('is no trait and no condition', () => {
    expect(listed('Quick learner', 'Night shifts', 'Menu planning')).toEqual(['“Menu planning”'])
  })

  it('is shown without its list mark', () => {
    expect(listed('** Menu planning', '> Stock control')).toEqual(['“Menu planning”', '“Stock control”'])
  })

  it('is not the heading of another part, nor the label of a line', () => {
    const cv = [
      'JANE DOE',
      'SKILLS\nBudgeting, SPSS, Stock control',
      'ONLINE COURSES\nIntroduction to Data Science – Coursera, 2024',
    ].join('\n\n')
    expect(readTexts({ jobDescription: '', cv }, LEXICON, NOW).cv.skills).toContain('Stock control')
    expect(readTexts({ jobDescription: '', cv }, LEXICON, NOW).cv.skills).not.toContain('ONLINE COURSES')
    const labelled = 'JANE DOE\n\nTools: Canva, Trello\n\nSet-up: fiber 100 Mbps, Core i5 laptop'
    expect(readTexts({ jobDescription: '', cv: labelled }, LEXICON, NOW).cv.skills).not.toContain('Set-up')
    const capitals = 'JANE DOE\n\nSKILLS\nMENU PLANNING\nSTOCK CONTROL\nBUDGETING'
    expect(readTexts({ jobDescription: '', cv: capitals }, LEXICON, NOW).cv.skills).toContain('STOCK CONTROL')
  })
})

describe('the reason of a question on a degree', () => {
  const reasonOf = (text: string, degree: AskedDegree, verdict: EvidenceVerdict, quote: string | null) =>
    requirementTopic(requirement(text, { kind: 'degree', degree, verdict, quote }), NO_CV)?.reason

  const FIELDS = ['Finance', 'Economics', 'Actuarial Science', 'Computer Science']
  const ASKED = 'Bachelor’s degree in Finance, Economics, Actuarial Science, Computer Science or a related field'

  it.each([
    [ASKED, 3, FIELDS, 'BSc Actuarial Science', "a bachelor's degree in Actuarial Science, which your CV shows"],
    [
      'Diploma in Supplies Management',
      2,
      ['Supplies Management'],
      'Diploma in Supply Chain Management',
      'a diploma, which your CV shows',
    ],
    [ASKED, 3, FIELDS, 'BSc Physics', "a bachelor's degree, which your CV shows"],
    ['BSc Accounting', 3, ['Accounting'], 'BSc Accountancy', "a bachelor's degree in Accounting, which your CV shows"],
    [
      'HND/Degree in Marketing',
      3,
      ['Marketing'],
      'HND Marketing',
      'an HND or a degree in Marketing, which your CV shows',
    ],
    ['HND in Marketing', 3, ['Marketing'], 'BSc Marketing', 'at least an HND in Marketing, which your CV shows'],
    [
      'Degree in Marketing',
      3,
      ['Marketing'],
      'HND Marketing',
      "a bachelor's degree in Marketing, and your CV comes close to that",
    ],
    [
      'Diploma in Basic Education',
      2,
      ['Basic Education'],
      'B.Ed (Mathematics)',
      'at least a diploma, which your CV shows',
    ],
    ['OND', 2, [], 'B.Sc Mass Communication', 'at least a diploma, which your CV shows'],
  ] as const)('says only what the CV shows: %s', (text, level, fields, quote, said) => {
    expect(reasonOf(text, { level, fields: [...fields] }, 'has', quote)).toBe(`because the advert requires ${said}`)
  })

  it('does not make one of many fields the only one', () => {
    expect(reasonOf(ASKED, { level: 3, fields: FIELDS }, 'no', null)).toBe(
      "because the advert requires a bachelor's degree in a field such as Finance, which your CV does not name",
    )
    expect(reasonOf('BSc Accounting', { level: 3, fields: ['Accounting'] }, 'no', null)).toContain(
      'degree in Accounting,',
    )
  })
})
