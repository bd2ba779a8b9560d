/** Loaded once the server has refused something. */
export const loadRefusals = () => import('../refusals.ts')
