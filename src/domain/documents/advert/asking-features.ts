/** Features of the sentences of an advert, the input of the fitted decision what each of them says. */
import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { tokensOfSegment } from '@/domain/documents/segments'
import type { Section } from './section-headings'
import { isBoilerplate, isCircumstance, isHouse, isSpared, roleOf, type SentenceRole } from './sentence-roles'
import type { AdvertSentence } from './sentences'
import { isGerund, isIdle, startsWithThirdPerson, startsWithVerb } from './verbs'

const SECTIONS: readonly (Section | null)[] = [null, 'required', 'wished', 'duties', 'tools', 'skip', 'spared']
const ROLES: readonly SentenceRole[] = ['asks', 'duty', 'tools', 'other', 'none']
/** Upper bounds of the lengths in words that are told apart. */
const LENGTHS = [2, 5, 9, 16, 30]
const MONEY = /[$£€₦₹]|\b(?:USD|NGN|KES|KSh|GHS|ZAR|INR|PKR|AED|SGD|EUR|GBP|salary|per (?:month|annum|hour))\b/i
const CONTACT = /@\w|https?:|www\.|\+\d{2}|\b0\d{9,10}\b/

type Facts = Readonly<Record<string, boolean | number>>

function factsOf({ line, text }: AdvertSentence, lexicon: Lexicon): Facts {
  const tokens = tokensOfSegment(text)
  const skills = lexicon.skillsIn(text)
  const covered = skills.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, text.length)
  const role = roleOf(text)
  return {
    ...Object.fromEntries(SECTIONS.map((section) => [`in ${section}`, line.section === section])),
    ...Object.fromEntries(ROLES.map((each) => [each, role === each])),
    ...Object.fromEntries(LENGTHS.map((most) => [`up to ${most}`, tokens.length <= most])),
    isEntry: line.isEntry,
    isListed: line.isListed,
    isAfterBlank: line.isAfterBlank,
    isLabelled: line.label !== null,
    isWhole: text.length === line.text.length,
    isBoilerplate: isBoilerplate(text),
    isHouse: isHouse(text),
    isSpared: isSpared(text),
    isCircumstance: isCircumstance(text),
    startsWithVerb: startsWithVerb(text) && !isGerund(text),
    startsWithGerund: isGerund(text),
    startsWithThirdPerson: startsWithThirdPerson(text),
    isIdle: isIdle(text),
    isLower: /^\p{Ll}/u.test(text),
    isLoud: /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text),
    endsOpen: /[:;,]$/.test(text),
    ends: /[.!]$/.test(text),
    asks: /\?$/.test(text),
    hasColon: /\S:\s/.test(text),
    hasComma: /,\s/.test(text),
    hasBars: /[|·•]/.test(text),
    hasDigits: /\d/.test(text),
    hasMoney: MONEY.test(text),
    hasContact: CONTACT.test(text),
    hasYears: yearsIn(text) !== null,
    hasDegree: degreeIn(text, 'lowest') !== null,
    hasTitle: lexicon.titlesIn(text).length > 0,
    hasSkill: skills.length > 0,
    hasSkills: skills.length > 1,
    hasManySkills: skills.length > 3,
    hasTool: skills.some(({ value }) => value.kind === 'skill' && value.field !== 'general'),
    hasCertificate: skills.some(({ value }) => value.kind === 'certificate'),
    hasLanguage: skills.some(({ value }) => value.kind === 'language'),
    isCovered: covered > 0.5,
    covered,
  }
}

/** Facts that are also taken from the neighbours. */
const BESIDE = [
  ...SECTIONS.map((section) => `in ${section}`),
  ...ROLES,
  'isEntry',
  'isListed',
  'isAfterBlank',
  'startsWithVerb',
  'startsWithGerund',
  'hasSkill',
  'hasYears',
  'hasDegree',
  'hasMoney',
  'isBoilerplate',
  'up to 5',
  'up to 16',
]
const OFFSETS = [-2, -1, 1, 2]

/** The words of a sentence as features: the first one, the first two, all, and those of the heading. */
export function wordsOf({ text, heading }: Pick<AdvertSentence, 'text' | 'heading'>): string[] {
  const words = tokensOfSegment(text).map(({ word, stem }) => (/^\d/.test(word) ? '0' : stem))
  const above = tokensOfSegment(heading).map(({ stem }) => stem)
  return [
    ...new Set([
      `first ${words[0] ?? ''}`,
      `start ${words.slice(0, 2).join(' ')}`,
      `last ${words.at(-1) ?? ''}`,
      ...words,
      ...words.slice(1).map((word, i) => `${words[i]} ${word}`),
      ...above.map((word) => `above ${word}`),
    ]),
  ]
}

/**
 * For each sentence its own features, those of its neighbours and its words, from 0 to 1. Not its position: short
 * adverts have the same sentences at other places, and only missing neighbours show an edge of the text.
 * @param vocabulary the words that are features
 */
export function askingFeatures(
  sentences: readonly AdvertSentence[],
  lexicon: Lexicon,
  vocabulary: readonly string[],
): number[][] {
  const facts = sentences.map((sentence) => factsOf(sentence, lexicon))
  const places = new Map(vocabulary.map((word, i) => [word, i]))
  const hasListedDuties = sentences.some(({ line }) => line.section === 'duties' && line.isListed)
  const isBare = !sentences.some(({ line }) => line.section === 'required')
  return sentences.map((sentence, i) => {
    const words = new Array<number>(vocabulary.length).fill(0)
    for (const word of wordsOf(sentence)) {
      const place = places.get(word)
      if (place !== undefined) words[place] = 1
    }
    return [
      1,
      ...Object.values(facts[i] ?? {}).map(Number),
      Number(hasListedDuties),
      Number(isBare),
      ...OFFSETS.flatMap((offset) => {
        const other = facts[i + offset]
        return BESIDE.map((fact) => Number(other?.[fact] ?? 0))
      }),
      ...words,
    ]
  })
}
