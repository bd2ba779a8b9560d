import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { hiringReport } from './hiring-report.service.ts'

export function hiringReportRoutes(api: Api, { db }: Deps): void {
  bind(api, getHiringReport, (r) => hiringReport(db, r.viewer, r.query))
}
