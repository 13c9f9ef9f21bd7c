/**
 * Runs in the browser before anything else of ours. zod compiles schemas with `new Function` where it may; pages
 * forbid that (see server/http/content-security-policy.mjs), and each try would be reported as a breach. Set where zod
 * looks for it, since importing zod would bring it to pages that never check anything.
 */
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }

export {}
