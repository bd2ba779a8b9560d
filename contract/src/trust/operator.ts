import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The operator of this installation, from its settings; each field is null until it is set. */
export const Operator = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** For authorities (Digital Services Act, Article 11). */
  email: z.nullable(z.string()),
  /** Languages in which authorities may write, as the operator names them. */
  languages: z.nullable(z.string()),
  /** Legal representative in the European Union (Article 13). */
  representative: z.nullable(z.string()),
})
export type Operator = z.infer<typeof Operator>

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'public',
  summary: 'Get who runs this installation, and where authorities reach them',
  reply: z.object({ operator: Operator }),
})
