/** Required and optional requirements in advertisements, often in the same sentence. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { lexiconOf } from '@/domain/documents/lexicon'
import { growthOf, LINEAR } from '../../../helpers/growth'

const lexicon = lexiconOf(skillTaxonomy())

/** The names of a text's requirements by priority; years and degrees by their kind. */
function askedIn(text: string): { must: string[]; nice: string[]; mentioned: string[] } {
  const { requirements } = readAdvert(`Backend Person\n${text}`, lexicon)
  const named = requirements.flatMap(({ kind, skill, text: words, priority }) => {
    // "5 years of Java" is one requirement, which names the skill of the years.
    const within = kind === 'years' ? lexicon.skillsIn(words).map(({ value }) => value.name) : []
    const names = kind === 'years' || kind === 'degree' ? [kind, ...within] : [skill?.name ?? words]
    return names.map((name) => ({ priority, name }))
  })
  const of = (wanted: string) => named.flatMap(({ name, priority }) => (priority === wanted ? [name] : [])).sort()
  return { must: of('required'), nice: of('wished'), mentioned: of('mentioned') }
}

const EXCEL = 'Microsoft Excel'
const BI = 'Power BI'
const K8S = 'Kubernetes'

describe('one line under "Requirements"', () => {
  it.each<[wording: string, must: string[], nice: string[]]>([
    ["3 years of experience and a bachelor's degree required, SAP preferred", ['degree', 'years'], ['SAP']],
    ["Bachelor's degree, 3+ years with Excel; Power BI a plus", ['degree', 'years', EXCEL], [BI]],
    ['Docker, Kubernetes and Terraform preferred', [], ['Docker', K8S, 'Terraform']],
    ['Docker, Kubernetes, and Terraform preferred', [], ['Docker', K8S, 'Terraform']],
    ['5 years of Java, Kubernetes preferred', ['Java', 'years'], [K8S]],
    ['5 years of Java, Kubernetes and Terraform preferred', ['Java', 'years'], [K8S, 'Terraform']],
    ['5 years of Java, and Kubernetes is a plus', ['Java', 'years'], [K8S]],
    ['Minimum 3 years of Java, Kubernetes a big plus', ['Java', 'years'], [K8S]],
    ['At least 2 years of experience with SQL; Tableau is nice to have', ['SQL', 'years'], ['Tableau']],
    ['SQL is essential, Tableau desirable', ['SQL'], ['Tableau']],
    ['Essential: SQL and Excel; desirable: Tableau', [EXCEL, 'SQL'], ['Tableau']],
    ['Must have: Java, Docker; nice to have: Kubernetes, Terraform', ['Docker', 'Java'], [K8S, 'Terraform']],
    ['Java is a must but Kubernetes is only a bonus', ['Java'], [K8S]],
    ['Java (required), Kubernetes (nice to have), Docker', ['Docker', 'Java'], [K8S]],
    ['Docker, Kubernetes (both a plus)', [], ['Docker', K8S]],
    ['SQL with a tool for charts (Power BI preferred)', ['SQL'], [BI]],
    ['Cloud platforms (AWS, Azure) would be an advantage', [], ['AWS', 'Cloud computing', 'Microsoft Azure']],
    ['Excel, SQL, Tableau - all nice to have', [], [EXCEL, 'SQL', 'Tableau']],
    ['Java, Docker and SQL required; Kubernetes is an added advantage', ['Docker', 'Java', 'SQL'], [K8S]],
    ['Excel and SQL required, Tableau and Power BI preferred', [EXCEL, 'SQL'], [BI, 'Tableau']],
    ['Excel required, Tableau or Power BI preferred', [EXCEL], [BI, 'Tableau']],
    ['5 years of Java, ideally with Docker, Kubernetes and Terraform', ['Java', 'years'], ['Docker', K8S, 'Terraform']],
    ['Ideally Docker, Kubernetes and Terraform', [], ['Docker', K8S, 'Terraform']],
    [
      'Ideally you know Docker, Kubernetes and Terraform, but Java is essential',
      ['Java'],
      ['Docker', K8S, 'Terraform'],
    ],
    ['Java, preferably with Kubernetes, and SQL', ['Java', 'SQL'], [K8S]],
    ['Bonus points for Kubernetes, Docker and Terraform', [], ['Docker', K8S, 'Terraform']],
    ['Preferred: Docker, Kubernetes; Java required', ['Java'], ['Docker', K8S]],
    ['Preferred skills include Docker, Kubernetes and Terraform', [], ['Docker', K8S, 'Terraform']],
    ['SQL required and knowledge of Python is a plus', ['SQL'], ['Python']],
    ['Charts in Power BI and knowledge of Python is a plus', [BI], ['Python']],
    ['Strong Docker and Kubernetes skills preferred', [], ['Docker', K8S]],
    ['Docker and Kubernetes are desirable but not required, Java is a must', ['Java'], ['Docker', K8S]],
    ['SQL, although Python is not essential', ['SQL'], ['Python']],
    ['Java is mandatory, Kubernetes optional', ['Java'], [K8S]],
    ['You must know Java and SQL, and ideally Kubernetes', ['Java', 'SQL'], [K8S]],
    ['Java and SQL are required. Kubernetes is a plus.', ['Java', 'SQL'], [K8S]],
    ['Kubernetes would be beneficial, SQL is compulsory', ['SQL'], [K8S]],
    ['SQL, Python, which is a plus', ['SQL'], ['Python']],
    ['B.Sc. Accounting required, ICAN or ACCA an added advantage', ['degree'], ['ACCA', 'ICAN']],
    ['Degree in Accounting, Finance or Economics preferred', [], ['degree']],
    ['Docker, Kubernetes, etc. preferred', [], ['Docker', K8S]],
    ['We prefer candidates who know Docker and Kubernetes', [], ['Docker', K8S]],
    ['Calculate bonus payments in Excel', [EXCEL], []],
    ['Excel required, Kubernetes experience desired', [EXCEL], [K8S]],
    ['Asset management experience with SQL required', ['Asset management', 'SQL'], []],
    ['Take advantage of Excel', [EXCEL], []],
  ])('%s', (wording, must, nice) => {
    expect(askedIn(`Requirements\n- ${wording}`)).toEqual({ must: must.sort(), nice: nice.sort(), mentioned: [] })
  })
})

describe('headings', () => {
  it.each<[text: string, must: string[], nice: string[]]>([
    ['Requirements\n- Java\n- SQL\nNice to have\n- Kubernetes\n- Docker', ['Java', 'SQL'], ['Docker', K8S]],
    ['Essential\nJava\nDesirable\nKubernetes', ['Java'], [K8S]],
    ['Preferred qualifications\n- Minimum 2 years of Java\n- Strong SQL', [], ['Java', 'SQL', 'years']],
    ['Nice to have\n- Kubernetes, SQL is a must', ['SQL'], [K8S]],
    ['Requirements\nKubernetes preferred\nJava', ['Java'], [K8S]],
    ['Requirements\nSAP a plus\nJava\nTableau: nice to have\nSQL', ['Java', 'SQL'], ['SAP', 'Tableau']],
    ['Nice to have\nDocker\nExcel required\nKubernetes', [EXCEL], ['Docker', K8S]],
  ])('%j', (text, must, nice) => {
    expect(askedIn(text)).toEqual({ must: must.sort(), nice: nice.sort(), mentioned: [] })
  })
})

describe('a sentence under no heading', () => {
  it('has requirements where it says "required", and wishes where it says "a plus"', () => {
    const { must, nice, mentioned } = askedIn('We work with Java and SQL, and Kubernetes is a plus.')
    expect(nice).toEqual([K8S])
    expect([...must, ...mentioned]).toEqual(['Java', 'SQL'])
    expect(askedIn('Java and SQL are required, Kubernetes is a plus.')).toEqual({
      must: ['Java', 'SQL'],
      nice: [K8S],
      mentioned: [],
    })
  })

  it.each(['Docker, Kubernetes, ', 'Terraform preferred (a plus, Docker), ', '(a plus) (Java)'])(
    'is parsed in time that grows with its length, as a list of %j',
    (item) => {
      const parsed = growthOf((list) => askedIn(`Requirements\n- ${list}`), item.repeat(1000))
      expect(parsed).toBeLessThan(LINEAR)
    },
  )
})
