/** The candidate's job market, which determines the questions that fit. */
export const REGIONS = ['ng', 'elsewhere'] as const
export type Region = (typeof REGIONS)[number]

export const DEFAULT_REGION: Region = 'ng'

export const REGION_NAMES: Readonly<Record<Region, string>> = { ng: 'Nigeria', elsewhere: 'Elsewhere' }

/** Questions on the law, authorities or documents of another region are not asked. */
export const isAskedIn = (question: { region?: Region | undefined }, region: Region): boolean =>
  question.region === undefined || question.region === region

/** Time zone of most people in a region, used until the person's own is known. */
const ZONES: Readonly<Record<Region, string>> = { ng: 'Africa/Lagos', elsewhere: 'UTC' }

/** The assumed time zone of a region, as an IANA name. */
export const zoneOf = (region: Region | undefined): string => ZONES[region ?? DEFAULT_REGION]
