/** Questions that nobody would ask: wrong grammar, subjects that are no work, broken quotations, false reasons. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { AskedDegree, RequirementKind } from '@/domain/documents/types'
import { withArticles } from '@/domain/interview/personal-questions/articles'
import { candidatesOf, chooseQuestions } from '@/domain/interview/personal-questions/choose'
import { careerTopics, claimTopics } from '@/domain/interview/personal-questions/cv-topics'
import { inMarks, titleOf } from '@/domain/interview/personal-questions/evidence-words'
import { filled } from '@/domain/interview/personal-questions/frames'
import {
  generateQuestions,
  personalQuestions,
  questionsOnRequirement,
} from '@/domain/interview/personal-questions/generate'
import { withArticle } from '@/domain/interview/personal-questions/grammar'
import type { AskedCv, EvidenceVerdict, JudgedRequirement } from '@/domain/interview/personal-questions/input'
import { phraseOf } from '@/domain/interview/personal-questions/phrase'
import { readTexts } from '@/domain/interview/personal-questions/read-texts'
import { shortened } from '@/domain/interview/personal-questions/shorten'
import { requirementTopic } from '@/domain/interview/personal-questions/topics'
import { isSuitable } from '@/domain/interview/personal-questions/unsuitable-text'
import { categoryCounts } from '@/domain/interview/pick-questions'
import { PASTED_CV, PASTED_JOB } from '../../helpers/pasted-texts'

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

  it('is none where only a rank is left of it', () => {
    expect(titleOf('Head, Human Capital')).toBeNull()
    expect(titleOf('Executive Assistant')).toBe('Executive Assistant')
    expect(titleOf('Vice President')).toBe('Vice President')
    expect(titleOf('Manager of Operations')).toBe('Manager of Operations')
  })

  it('has no article where there is only one in a firm', () => {
    expect(filled('What did you learn as {a_last}?', { a_last: 'a Head of Projects' })).toBe(
      'What did you learn as Head of Projects?',
    )
    expect(filled('What did you learn as {a_last}?', { a_last: withArticle('UI/UX Intern') })).toBe(
      'What did you learn as a UI/UX Intern?',
    )
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
    ['Diagnoses and resolves production problems', 'duty', 'diagnosing and resolving production problems'],
    ['Repairs and maintenance of vehicles', 'duty', 'repairs and maintenance of vehicles'],
    ['Prepares invoices, receipts and reports', 'duty', 'preparing invoices, receipts and reports'],
    ['Build and improve CI/CD pipeline', 'duty', 'building and improving the CI/CD pipeline'],
    ['understanding of autism and speech', 'duty', 'autism and speech'],
    ['Report on sales to our CFO', 'duty', 'reporting on sales to the CFO'],
    ['FMCG ideal', 'tool', 'FMCG'],
    ['AJS advantageous', 'tool', 'AJS'],
    ['Process cheques, transfers and bill payments', 'duty', 'processing cheques, transfers and bill payments'],
    [
      'investigate discrepancies in the data coming from the branches in town',
      'duty',
      'investigating discrepancies in the data',
    ],
  ] as const)('%s (%s) is %s', (text, kind, said) => {
    expect(phraseOf(text, kind)).toMatchObject({ said })
  })

  it.each([
    ['report to the creative director', 'duty', ''],
    ['doing tickets', 'duty', "You won't be "],
    ['give up attitude', 'skill', 'a never '],
    ['class B', 'certificate', ''],
    ['two references', 'skill', 'You must provide '],
    ['typing speed', 'skill', ''],
    ['a startup mindset', 'skill', ''],
    ['isiXhosa', 'tool', ''],
    ['local procurement', 'duty', 'the commitments made (local jobs, '],
    ['EXPLAIN ANALYZE', 'duty', 'Read '],
    ['Lead generation', 'duty', ''],
    ['move CI/CD from Jenkins to the runners of GitHub Actions Enterprise', 'duty', ''],
  ] as const)('is none of %s (%s)', (text, kind, before) => {
    expect(phraseOf(text, kind, { before })).toBeNull()
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
    const skills = ['Quick learner', 'Night shifts', 'NSS due Sept 2025', 'Tableau basic', 'Menu planning']
    expect(listed(...skills)).toEqual(['“Menu planning”'])
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

  it('is never said to be missing, since another one may be as good', () => {
    const asked = requirement(ASKED, { kind: 'degree', degree: { level: 3, fields: FIELDS }, verdict: 'no' })
    expect(questionsOnRequirement(asked, NO_CV)).toEqual([])
  })
})

describe('a gap in the CV', () => {
  const LACKS = /not name|don't see|isn't on|and your CV doesn't|not mention|doesn't list|fewer|no work/
  const asked = (text: string, changes: Partial<JudgedRequirement> = {}, cv: AskedCv = NO_CV) =>
    questionsOnRequirement(requirement(text, { line: `Requirements: ${text}`, ...changes }), cv)
  const said = (questions: ReturnType<typeof asked>) =>
    questions.flatMap(({ text, provenance }) => [text, provenance?.reason ?? '']).join('\n')

  it('is not claimed of a soft skill, nor of a single common word', () => {
    for (const text of ['strong data skills', 'good writing', 'empathy', 'knowledge of wines']) {
      const skill = LEXICON.skillsIn(text)[0]?.value ?? null
      const questions = asked(text, { skill })
      expect(questions, text).not.toEqual([])
      expect(said(questions), text).not.toMatch(LACKS)
    }
    expect(said(asked('data skills'))).toContain('data skills')
    expect(said(asked('Sage', { kind: 'tool' }))).toMatch(LACKS)
  })

  it('is not claimed where a line of the CV has half of the words', () => {
    const duty = { kind: 'duty' } as const
    const job = {
      title: 'Site Engineer',
      employer: null,
      lines: ['Supervise concrete works on two bridges, check rebar'],
    }
    const cv = { ...NO_CV, jobs: [job] }
    expect(said(asked('supervise reinforcement and concrete works', duty, cv))).not.toMatch(LACKS)
    expect(said(asked('Oracle Fusion', { kind: 'tool' }, cv))).toMatch(LACKS)
    // Work is told in many words, and a CRM by its name.
    expect(said(asked('certify subcontractors’ payments', duty, cv))).not.toMatch(LACKS)
    expect(said(asked('CRM', { kind: 'tool' }, cv))).not.toMatch(LACKS)
    expect(said(asked('POS system', {}, { ...NO_CV, whole: ['Waiter: used Micros POS'] }))).not.toMatch(LACKS)
  })

  it('is not claimed of years where there are jobs, which may count', () => {
    const years = { kind: 'years', years: 3 } as const
    expect(said(asked('3 years', years))).toMatch(LACKS)
    const cv = { ...NO_CV, jobs: [{ title: 'Agent', employer: null, lines: [] }] }
    expect(said(asked('3 years', years, cv))).not.toMatch(LACKS)
  })

  it('is asked about once while there are other subjects', () => {
    const jobDescription = 'Accountant\nRequirements:\n- Sage\n- Excel\n- audit experience\nDuties:\n- Prepare accounts'
    const cv = 'Ada Obi\nAccounts clerk, Oak Ltd, 2019-2024\n- Reconciled two bank accounts\n- Filed VAT returns\nExcel'
    for (let seed = 0; seed < 8; seed++) {
      const wanted = { jobDescription, cv, counts: categoryCounts(6), seed, seen: new Set<string>() }
      const questions = personalQuestions(wanted, LEXICON, NOW)
      expect(questions.filter(({ provenance }) => provenance?.quote === 'Sage').length).toBeLessThan(2)
    }
  })
})

describe('a subject that the sentence needs in another form', () => {
  it('is an activity after "able to", and none where its verb is unknown', () => {
    expect(phraseOf('chase truck owners', 'skill', { before: 'You must be able to ' })?.said).toBe(
      'chasing truck owners',
    )
    expect(phraseOf('zorp truck owners', 'skill', { before: 'You must be able to ' })).toBeNull()
  })

  it('has its article, and the capitals of a name', () => {
    expect(phraseOf('POS system', 'skill', { before: 'experience with a ' })?.said).toBe('a POS system')
    expect(phraseOf('Labour Act', 'skill', { before: 'knowledge of the ' })?.said).toBe('the Labour Act')
    expect(phraseOf('An HRIS', 'tool')?.said).toBe('an HRIS')
    expect(phraseOf('ACCA in view', 'certificate')?.said).toBe('ACCA')
  })

  it('stays in the present tense in the latest job, and is put in the past tense in an earlier one', () => {
    const lines = ['Prepare VAT schedule for the accountant', 'Typed payment vouchers']
    const before = ['Prepare and run sales events']
    const jobs = [
      { title: 'Clerk', employer: null, lines },
      { title: 'Assistant', employer: null, lines: before },
    ]
    const [does, done, did] = claimTopics({ ...NO_CV, jobs })
    expect(does?.reason).toBe('because your CV says you prepare the VAT schedule for the accountant')
    expect(does?.slots.done).toBe('')
    expect(done?.reason).toBe('because your CV says you typed payment vouchers')
    expect(did?.slots).toMatchObject({ done: 'prepared and ran sales events', does: '' })
  })

  it.each([
    ['planning monthly content calendar', 'planning the monthly content calendar'],
    ['explaining model decisions to risk committee', 'explaining model decisions to the risk committee'],
    ['managed vendor for card tokenisation', 'managed the vendor for card tokenisation'],
    ['leading a two-week cycle on site', 'leading a two-week cycle on site'],
    ["managing the company's website", "managing the company's website"],
    ['writing reports in Looker Studio', 'writing reports in Looker Studio'],
  ])('has the article that a countable noun needs: %s', (phrase, whole) => {
    expect(withArticles(phrase)).toBe(whole)
  })

  it('is not cut inside "from … to", nor at "according"', () => {
    const lines = ['Drove cement Kano to Katsina and Niger border every week of the year']
    expect(claimTopics({ ...NO_CV, jobs: [{ title: 'Driver', employer: null, lines }] })).toEqual([])
    expect(phraseOf('handle disciplinary cases according to the Labour Act of 2004', 'duty')?.said).not.toMatch(
      /according$/,
    )
    expect(phraseOf('manage distributors and their credit limits', 'duty')?.said).toMatch(/and their credit limits$/)
  })

  it('names all alternatives, of which none is shown', () => {
    const jobDescription = 'Director of Product\nRequirements:\n- experience with consumer credit or payments in Africa'
    const read = readTexts({ jobDescription, cv: 'Ada Obi\nCashier, Oak Ltd, 2019-2024\n- Counted cash' }, LEXICON, NOW)
    const wanted = { counts: categoryCounts(6), seed: 1, seen: new Set<string>() }
    const reasons = generateQuestions({ ...read, ...wanted }).map(({ provenance }) => provenance?.reason)
    expect(reasons.join('\n')).toContain('consumer credit or payments')
  })
})

describe('a tool', () => {
  it.each(['Ibadan', 'retail or CPG', 'Belgian or Dutch'])('is no place, sector or nationality: %s', (text) => {
    expect(requirementTopic(requirement(text, { kind: 'tool' }), NO_CV)).toBeNull()
    for (const tool of ['Scrum', 'Amazon Web Services', 'Salesforce Sales Cloud'])
      expect(requirementTopic(requirement(tool, { kind: 'tool' }), NO_CV), tool).not.toBeNull()
  })
})

describe('a duty whose clause goes on', () => {
  it('is not asked about without what its verb needs', () => {
    const line = 'turn tax rules into posts that people finish'
    const cut = requirement('turn tax rules', { kind: 'duty', line })
    expect(requirementTopic(cut, NO_CV)).toBeNull()
    expect(
      requirementTopic({ ...cut, text: 'explain tax rules', line: 'explain tax rules to people' }, NO_CV),
    ).not.toBeNull()
  })
})

describe('the subjects that have many sides', () => {
  it.each(['Accountant', 'Senior Regional Sales Manager'])('are asked about twice: %s', (title) => {
    const topics = careerTopics('Data Analyst', { ...NO_CV, jobs: [{ title, employer: null, lines: [] }] }, false)
    const { counts, seen } = { counts: categoryCounts(4), seen: new Set<string>() }
    const cv = readTexts({ jobDescription: PASTED_JOB, cv: PASTED_CV }, LEXICON, NOW)
    const chosen = chooseQuestions(topics, { ...cv, counts, seen, seed: 1 }).map(({ topic }) => topic.group)
    expect(chosen.filter((group) => group === 'role')).toHaveLength(2)
    expect(chosen.filter((group) => group === 'job')).toHaveLength(2)
  })
})

describe('a tool that nobody chooses among others', () => {
  it('is not asked about as a choice', () => {
    const asked = (text: string) =>
      Array.from({ length: 30 }, (_, seed) =>
        questionsOnRequirement(requirement(text, { kind: 'tool', verdict: 'has', quote: text }), NO_CV, { seed }),
      )
        .flat()
        .map(({ text: question }) => question)
        .join('\n')
    expect(asked('HTML')).not.toMatch(/wrong tool|wrong choice/)
    expect(asked('Jira')).toMatch(/wrong tool|wrong choice/)
  })
})

describe('a tool that the CV calls new to the person', () => {
  const judgedIn = (skills: string[]) => {
    const cv = { ...NO_CV, skills }
    const topic = requirementTopic(requirement('Tableau', { kind: 'tool', verdict: 'has', quote: skills[0] ?? '' }), cv)
    return [topic?.verdict, topic?.parts[0], topic?.slots.hint]
  }

  it.each(['Tableau (beginner)', 'basic Tableau', 'Tableau – learning'])('is not presumed to be known: %s', (skill) => {
    expect(judgedIn([skill])).toEqual(['partly', 'partly', `“${skill}”`])
  })

  it.each(['Tableau', 'Taught beginner Tableau classes', 'Tableau (deep learning)'])(
    'is known where the CV does not hedge it: %s',
    (skill) => {
      expect(judgedIn([skill])[0]).toBe('has')
    },
  )

  it('is known where another line has it without a hedge', () => {
    expect(judgedIn(['Tableau basics', 'Built 12 dashboards in Tableau'])[0]).toBe('has')
  })
})

describe('what the CV is said to show', () => {
  it('is no duty of which a line has one word among others', () => {
    const jobDescription = 'Director of Product\nYou will:\n- set the product strategy with the CEO'
    const cv = [
      'Ngozi Umeh\nSenior Product Manager, Lagos',
      'PayRoute, Senior Product Manager, Jan 2021 - present',
      '• Led the merchant checkout, raising completed payments from 71% to 84%',
      '• Managed three product managers',
    ].join('\n')
    const { requirements } = readTexts({ jobDescription, cv }, LEXICON, NOW).advert
    expect(requirements.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['set the product strategy with the CEO', null],
    ])
  })

  it('is nothing where the line shares no word with the duty', () => {
    const jobDescription = 'Supervisor\nDuties:\n- Close the restaurant\n- Plan shifts'
    const cv = 'Grace Atieno\nWaitress, Java Corner, 2022-2024\n- took orders of up to 14 tables'
    for (const one of readTexts({ jobDescription, cv }, LEXICON, NOW).advert.requirements) {
      expect(one.verdict === 'has' || one.verdict === 'partly' ? one.quote : 'no claim').not.toBeNull()
    }
  })
})

describe('the step to the next job', () => {
  const groupsOf = (title: string, last: string) =>
    careerTopics(title, { ...NO_CV, jobs: [{ title: last, employer: null, lines: [] }] }, false).map(
      ({ group }) => group,
    )

  it.each([
    ['Senior Product Manager', 'Sr Product Manager'],
    ['Senior Product Manager', 'Snr. Product Manager'],
    ['Junior Accountant', 'Jr Accountant'],
  ])('to %s is none up from %s', (title, last) => {
    expect(groupsOf(title, last)).toEqual(['role', 'job'])
  })
})

it('nobody is asked about a family', () => {
  const jobs = (lines: string[]) => [{ title: 'HR Advisor', employer: null, lines }]
  expect(isSuitable('Career break (2015 – 2017): raised my daughter')).toBe(false)
  expect(claimTopics({ ...NO_CV, jobs: jobs(['Raised the reply rate by 12%']) })).toHaveLength(1)
  expect(isSuitable('Supported parents of pupils in two schools')).toBe(true)
})

it('a shortened duty does not end with a number that has lost its noun', () => {
  const text = 'preparing monthly management accounts within 5 working days'
  expect(shortened(text, text)).toBe('preparing monthly management accounts')
})

describe('a gap among examples', () => {
  const LINE = 'Experience with an analytics tool (Amplitude, Mixpanel, Looker)'
  const one = (text: string, verdict: 'has' | 'no') =>
    requirement(text, { kind: 'tool', line: LINE, verdict, quote: verdict === 'has' ? text : null })
  const questionsOn = (requirements: JudgedRequirement[]) =>
    generateQuestions({
      advert: { title: '', requirements },
      cv: NO_CV,
      isOtherField: false,
      counts: categoryCounts(6),
      seed: 1,
      seen: new Set(),
    })

  it('is none where the CV shows another one of them', () => {
    const asked = questionsOn([one('Amplitude', 'has'), one('Mixpanel', 'no'), one('Looker', 'no')])
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/Mixpanel|Looker/)
  })

  it('is asked about once', () => {
    const asked = questionsOn([one('Amplitude', 'no'), one('Mixpanel', 'no'), one('Looker', 'no')])
    expect(new Set(asked.map(({ provenance }) => provenance?.quote)).size).toBe(1)
  })
})

it('a question that tells what the CV says counts as a repetition of that line', () => {
  const lines = ['Raised the reply rate by 12%', 'Built the new till for two shops']
  const topics = claimTopics({ ...NO_CV, jobs: [{ title: 'Clerk', employer: 'Oak', lines }] })
  expect(topics.map(({ group }) => group)).toEqual(['change', 'deed'])
  for (const topic of topics) {
    const candidates = candidatesOf(topic, () => 0.5)
    expect(candidates.length).toBeGreaterThan(3)
    expect(candidates.filter(({ repeatsCv }) => !repeatsCv)).toEqual([])
  }
})
