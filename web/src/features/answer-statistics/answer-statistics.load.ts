import type { Call } from '@hearback/contract/endpoint.ts'
import { getAnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'

export const loadAnswerStatistics = async (call: Call) => (await call(getAnswerStatistics, {})).answers
