/** Loaded after the first server error. */
export const loadRefusals = () => import('../refusals.ts')
