import type { Refusals } from '../../refusals.ts'

/** English pages show the server's messages unchanged, and load no translations. */
export const loadRefusals = undefined as (() => Promise<{ refusals: Refusals }>) | undefined
