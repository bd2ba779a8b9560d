import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { seekerAnalytics } from './analytics.service.ts'

export function analyticsRoutes(api: Api, { db }: Deps): void {
  bind(api, getSeekerAnalytics, (r) => seekerAnalytics(db, r.viewer, r.params.id))
}
