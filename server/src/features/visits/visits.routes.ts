import * as contract from '@hearback/contract/trust/visits.ts'
import type { Deps } from '../../deps.ts'
import { acceptBeacons } from '../../http/beacons.ts'
import { type Api, bind } from '../../http/bind.ts'
import { forwardToPlausible } from './plausible.service.ts'
import { recordEventOf, recordView } from './record-event.service.ts'
import { openVisitCounter } from './visit-counter.service.ts'
import { visitsOf } from './visit-report.service.ts'

export async function visitsRoutes(api: Api, deps: Deps): Promise<void> {
  const counter = openVisitCounter(deps)
  const counting = { ...deps, counter, passOn: forwardToPlausible(deps.config, deps.log) }
  api.app.addHook('onClose', () => counter.close())
  await acceptBeacons(api, (own) => {
    bind(own, contract.recordEvent, (r) => recordEventOf(counting, r.body, r))
    bind(own, contract.recordPageview, (r) => recordView(counting, r.body, r))
  })
  bind(api, contract.getVisits, (r) => visitsOf(counting, r.query))
}
