import { getAnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'
import { type Api, bind } from '../../http/bind.ts'
import { answerReport } from './answer-statistics.service.ts'

export function answerStatisticsRoutes(api: Api): void {
  bind(api, getAnswerStatistics, async (r) => ({ answers: await answerReport(r.reads) }))
}
