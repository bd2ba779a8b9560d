import type { Call } from '@hearback/contract/endpoint.ts'
import { getTransparency } from '@hearback/contract/trust/transparency.ts'

export const loadTransparency = (call: Call) => call(getTransparency, {})
