import * as z from 'zod/mini'
import { Instant } from '../values/primitives.ts'

export const ProofMethod = z.enum(['dns', 'email'])
export type ProofMethod = z.infer<typeof ProofMethod>

/** The best proof of a company (product.md section 17). `domain` is written as people read it. */
export const Verification = z.object({ domain: z.string(), by: ProofMethod, since: Instant })
export type Verification = z.infer<typeof Verification>
