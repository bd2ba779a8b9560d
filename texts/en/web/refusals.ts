import type { Refusals } from '../../refusals.ts'

/** English pages show what the server says as it stands, and load nothing for it. */
export const loadRefusals = undefined as (() => Promise<{ refusals: Refusals }>) | undefined
