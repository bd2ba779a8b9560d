import type { Call } from '@hearback/contract/endpoint.ts'
import { getOperator, type Operator } from '@hearback/contract/trust/operator.ts'

export const loadOperator = async (call: Call): Promise<Operator> => (await call(getOperator, {})).operator

/** For pages that do not name the operator. */
export const unstated: Operator = { name: null, address: null, email: null, languages: null, representative: null }
