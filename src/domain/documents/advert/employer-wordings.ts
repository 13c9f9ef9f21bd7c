/** Wordings in which the employer of an advert is named. */
import { patternSource } from '@/domain/text/pattern'
import { firmNames } from './firm-names'

const { NAME } = firmNames

/** Evidence for or against a name; one feature each. */
export const SIGNS = [
  'hires',
  'seeks',
  'joined',
  'at',
  'is',
  'team',
  'bracket',
  'firm',
  'about',
  'does',
  'acts',
  'label',
  'titledAt',
  'top',
  'besideTitle',
  'nextToTitle',
  'card',
  'presented',
  'mail',
  'end',
  'policy',
  'person',
  'domain',
] as const
export type Sign = (typeof SIGNS)[number]

const named = (pattern: string, flags = 'gu'): RegExp => new RegExp(pattern.replace('NAME', `(${NAME})`), flags)

/** Wordings that name an employer. */
export const WORDINGS: readonly (readonly [Sign, RegExp])[] = [
  [
    'hires',
    named(
      patternSource`
        (?<![\p{L}\d])NAME(?: \([^()\n]{2,40}\))?(?:,[^.\n]{0,90},)? (?:is|are) (?:now |currently |also |actively )?
        (?:hiring|recruiting|looking for|looking to|seeking|searching for|in search of|expanding|growing)\b
      `,
    ),
  ],
  [
    'seeks',
    named(
      patternSource`
        (?<![\p{L}\d])NAME(?: in \p{Lu}[\p{L}-]{2,20})?(?:,[^.\n]{0,90},)? (?:seeks|invites|needs|requires|wishes to
        |wants|has (?:an? )?(?:\w{4,12} )?(?:vacancy|vacancies|opening|opportunity)|hereby
        |would like to (?:add|hire|meet)|is after|dey)\b
      `,
    ),
  ],
  [
    'joined',
    named(
      patternSource`
        (?:^|[\s,.])(?:[Ww]e(?:['’]re| are)|[Ww]elcome to|[Jj]oin(?: us at)?|[Ww]ork(?:ing)? (?:at|for)|[Ll]ife at
        |[Cc]areers? at|[Oo]n behalf of|[Gg]reetings from|[Ff]illing for|[Hh]iring for|[Rr]ecruiting for
        |[Ww]ith our client,?|(?:[Rr]ole|[Pp]osition|[Oo]pportunity|[Vv]acancy|[Oo]pening|[Jj]ob) (?:with|at)
        |[Ee]veryone (?:here )?at|[Oo]ur (?:company|firm|name|shop|agency|school|client) is(?: called)?
        |[Cc]alled) NAME(?=[\s.,;:!👋)–-]|$)
      `,
    ),
  ],
  ['at', named(String.raw`\b(?:At|Here at|at|@) NAME,? (?:we|our|you)\b`)],
  [
    'is',
    named(
      patternSource`
        (?<![\p{L}\d])NAME (?:is|are) (?!(?:an? |the )?(?:\w{1,12} ){0,2}(?:plus|asset|advantage|must|bonus
        |requirement|essential|required|preferred|desirable|welcome)\b)(?:an?|the|how|where|\d{1,6} (?:people|staff)
        |one of|committed|proud|part of|owned|based|\p{Ll}{3,15}ing|\p{Ll}{3,15} (?:for|that))\b
      `,
    ),
  ],
  [
    'team',
    named(
      patternSource`
        \b(?:[Tt]eam|[Dd]epartment|[Ss]taff|[Ee]mployees|[Bb]ranch|[Oo]ffice|[Dd]esk|[Bb]log|[Aa]rm|[Pp]art
        |[Dd]ivision) (?:at|of) NAME(?=[\s.,;:(!)–-]|$)
      `,
    ),
  ],
  [
    'bracket',
    named(
      patternSource`
        \b(?:company|firm|practice|business|agency|studio|start-?up|scale-?up|fintech|retailer|consultancy
        |manufacturer|publisher|hospital|university|school|shop|charity|bank|brand|office
        |[Ww]e)(?: (?:in|from|of|based in) [\p{L}\d ]{2,30})?,? [,(]?NAME[,)]
      `,
    ),
  ],
  ['presented', named(String.raw`(?<![\p{L}\d])NAME \((?:we|a|an|the|makers? of)\s`)],
  [
    'presented',
    named(
      patternSource`
        (?:[Ww]ho we are|[Aa]bout us|[Tt]he (?:company|firm|employer)|[Cc]ompany profile)\s{0,2}[:–—-]\s{1,3}NAME
        (?=[.,;(]| (?:is|are|was)\b)
      `,
    ),
  ],
  [
    'policy',
    named(
      patternSource`
        (?:^|[.!?]\s|\n)NAME (?:(?:is|as) an [Ee]qual|provides [Ee]qual|does not (?:use|charge|ask|discriminate
        |request|accept)|will never ask|accepts no|is committed to (?:equal|diversity|safeguarding)
        |never (?:asks|charges))
      `,
    ),
  ],
  ['policy', named(String.raw`(?:©|\([Cc]\)|[Cc]opyright)\s{0,2}(?:20\d\d\s{0,2})?NAME(?=[\s.,]|$)`)],
  // Alternative text of a logo on a copied page.
  ['label', named('^NAME logo$', 'gmu')],
  ['about', named('^NAME (?:[Cc]areers|[Jj]obs)$', 'gmu')],
  [
    'about',
    named(
      patternSource`
        ^[\s#*]{0,6}(?:[Aa]bout|ABOUT|[Ww]hy(?: work (?:at|for)| join)?|[Ww]hat is|[Ww]ho is
        |[Mm]eet) NAME\??[\s:*]{0,6}$
      `,
      'gmu',
    ),
  ],
  [
    'person',
    named(
      patternSource`
        (?:[Mm]y name is|\bI['’]m|\bI am|[Cc]ontact|[Dd]ear|^Hi|^Hello|[Tt]o|[Cc]all|[Rr]eports? to
        |[Ll]ed by) NAME(?=[\s.,;:!)–-]|$)
      `,
      'gmu',
    ),
  ],
]
/** A name with a legal form: "The Director, Acme Foods Ltd". */
export const FIRM = named(
  String.raw`(?:^|[\s,(])NAME,?(?= (?:Ltd|Limited|LTD|LIMITED|Plc|PLC|LLP|LLC|Inc|GmbH|Lda|NV|BV|AG|Pvt|Pty)\b)`,
)
/** A name at the start of a sentence, followed by a verb: "Acme helps …". */
export const DOES = named(String.raw`(?:^|[.!?]\s|\n)NAME (\p{Ll}{2,15}s)\b(?!['’])`)
/** "Growth Marketer @ Acme" */
export const TITLED_AT = named(String.raw`(?:\bat\*{0,2} | @\*{0,2} ?)\*{0,2}NAME(?=[\s.,(–|*!]|$)`)
/** A name in lower case, only directly after the title. */
export const TITLED_AT_SMALL = /^[^.;\n]{0,30}?(?:\bat| @) (\p{Ll}[\p{L}\d.-]{3,30})(?=[,.;|!]|\s[–|(-]|$)/u
