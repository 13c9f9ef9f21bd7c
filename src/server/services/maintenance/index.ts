/** Upkeep of the database, across all nouns. */
export { purgeExpired } from './purge-expired'
