/** Retention periods that depend on nothing but time. */

/** Finished jobs are moved into an archive, and deleted from there. */
export const FINISHED_JOBS = { archivedAfterSeconds: 60 * 60, deletedAfterDays: 7 } as const

/** Number of the newest backups of the embedded database that stay, and of the newest days whose last one stays. */
export const KEPT_BACKUPS = 7
