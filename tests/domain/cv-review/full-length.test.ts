/** A full-length advertisement against CVs of ordinary length. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { reviewCv } from '@/domain/cv-review/review-cv'

const JOB = `Frontend Developer (React)
Lagos, Nigeria (Hybrid)

About Us
Kora is a leading pan-African payments company founded in 2017. We believe in building with care, and our culture is one of trust, ownership and learning.

The Role
We are looking for a Frontend Developer to join our Merchant Experience team. You will work closely with designers, product managers and backend engineers to build the dashboard that thousands of businesses use every day.

What you will do
- Build and maintain reusable components in React and TypeScript
- Translate Figma designs into responsive, accessible interfaces
- Integrate with REST APIs and help shape API contracts
- Write unit and integration tests with Jest and React Testing Library
- Improve page performance and Core Web Vitals
- Take part in code reviews and mentor junior developers
- Participate in sprint planning and retrospectives

Requirements
- 3+ years of professional experience in frontend development
- Strong knowledge of HTML, CSS and JavaScript (ES6+)
- Proficiency in React and state management (Redux, Zustand or similar)
- Experience with Next.js and server-side rendering
- Familiarity with Git and CI/CD workflows
- Good communication skills and attention to detail
- Bachelor's degree in Computer Science or equivalent experience

Nice to have
- Experience with Tailwind CSS or Styled Components
- Experience in fintech
- Knowledge of GraphQL

Benefits
- Competitive salary, health insurance, 25 days of annual leave
- Learning budget

Kora is an equal opportunity employer.`
const FITTING = `Adaeze Obi
Frontend Engineer
Lagos, Nigeria | adaeze.obi@example.com | +234 803 555 0199 | github.com/adaezeobi

PROFESSIONAL SUMMARY
Frontend engineer with four years of experience building web applications for retail and education. I care about fast pages, clear code and interfaces that anyone can use.

WORK EXPERIENCE
Frontend Engineer, ShopLink, Lagos
March 2022 - Present
- Rebuilt the seller dashboard in React and TypeScript, cutting load time from 6.1 to 2.3 seconds
- Built a library of 40 shared components from Figma files, used by three teams
- Introduced Jest and Testing Library; coverage rose from 5 % to 68 %
- Connected order and payout screens to REST APIs with React Query
- Review about ten pull requests a week and mentor two interns

Junior Web Developer, EduTech Africa, Abuja
January 2020 - February 2022
- Developed responsive pages with HTML, CSS and JavaScript for 12 school sites
- Moved the parents' portal from jQuery to Vue.js
- Fixed accessibility faults found in a WCAG audit

EDUCATION
B.Sc Computer Science, University of Nigeria, Nsukka, 2019

SKILLS
JavaScript, TypeScript, React, Redux, Next.js, Tailwind CSS, Git, GitHub Actions, Figma, Jest`
const NEAR = `Samuel Ade
WordPress Developer
samuel@example.com 08035550123
Experience
WordPress Developer, Freelance, 2019 - 2023
- Built 30 websites in WordPress and Elementor for small firms
- Wrote custom CSS and PHP
Customer support agent, HostNG, 2017 - 2019
- Answered tickets
Education: HND Computer Science`
const OTHER = `Rita Moyo
Store Manager
Experience
Store Manager, FreshMart, Jan 2018 - Present
- Managed 22 staff and yearly sales of 300 million
- Reduced stock losses by 15 %
Education: B.Sc Economics
Skills: Excel, leadership, POS`

const review = (cv: string) => reviewCv({ cv, job: JOB, taxonomy: skillTaxonomy(), now: new Date('2025-06-15') })

describe('a full-length advertisement', () => {
  const { score, feedback, rows } = review(FITTING)
  const rowOf = (name: string) => rows.find(({ text }) => text.includes(name))

  it('ranks a matching CV high, a similar one in the middle, an unrelated one low', () => {
    expect(score).toBeGreaterThanOrEqual(80)
    expect(review(NEAR).score).toBeLessThan(70)
    expect(review(NEAR).score).toBeGreaterThan(review(OTHER).score)
    expect(review(OTHER).score).toBeLessThan(20)
  })

  it('distinguishes required from mentioned and optional', () => {
    expect(rows.find(({ text, kind }) => text.includes('React') && kind !== 'duty')?.priority).toBe('required')
    expect(rowOf('Figma')?.priority).toBe('mentioned')
    expect(rowOf('GraphQL')?.priority).toBe('wished')
    expect(rowOf('health insurance')).toBeUndefined()
  })

  it('requires only one of several alternatives', () => {
    expect(rows.filter(({ text }) => /Redux|Zustand/.test(text))).toMatchObject([
      { verdict: 'has', priority: 'required' },
    ])
  })

  it('shows where each item was found', () => {
    expect(rowOf('Jest')).toMatchObject({ verdict: 'has' })
    expect(rowOf('Jest')?.quote).toMatch(/Jest/)
    expect(feedback.keywords.find(({ term }) => term.includes('Jest'))).toMatchObject({
      required: false,
      matched: true,
    })
    expect(rowOf('Next.js')).toMatchObject({ verdict: 'has', place: 'skills list' })
  })
})
