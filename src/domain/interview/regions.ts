/** Where the candidate looks for work, as far as it decides which questions fit. */
export const REGIONS = ['ng', 'elsewhere'] as const
export type Region = (typeof REGIONS)[number]

export const DEFAULT_REGION: Region = 'ng'

export const REGION_NAMES: Readonly<Record<Region, string>> = { ng: 'Nigeria', elsewhere: 'Elsewhere' }

/** Questions that hang on the law, agencies or documents of another region are not asked. */
export const isAskedIn = (question: { region?: Region | undefined }, region: Region): boolean =>
  question.region === undefined || question.region === region

/** Time zone of most people in a region, used until a person's own is known. */
const ZONES: Readonly<Record<Region, string>> = { ng: 'Africa/Lagos', elsewhere: 'UTC' }

/** The time zone, as in the IANA database, that a region is taken to be in. */
export const zoneOf = (region: Region | undefined): string => ZONES[region ?? DEFAULT_REGION]
