import * as contract from '@hearback/contract/jobs/alerts.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { bindOneClickUnsubscribe } from '../../http/one-click-unsubscribe.ts'
import { alertOfToken, pauseByToken } from './alert-links.service.ts'
import { alertsOf, changeAlertOf, removeAlert, saveAlert } from './alerts.service.ts'
import { rhythmOf, setRhythm } from './rhythm.service.ts'

const done = () => ({})

export async function alertsRoutes(api: Api, deps: Deps): Promise<void> {
  bind(api, contract.createAlert, async (r) => ({ alert: await saveAlert(deps, r.viewer, r.body) }))
  bind(api, contract.listAlerts, async (r) => ({ alerts: await alertsOf(deps, r.viewer) }))
  bind(api, contract.updateAlert, async (r) => ({ alert: await changeAlertOf(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.removeAlert, (r) => removeAlert(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.removeNamedAlert, (r) => removeAlert(deps, r.viewer, r.body.id ?? r.query.id).then(done))
  bind(api, contract.getAlertRhythm, async (r) => ({ rhythm: await rhythmOf(deps, r.viewer) }))
  bind(api, contract.setAlertRhythm, (r) => setRhythm(deps, r.viewer, r.body).then(done))
  bind(api, contract.getAlertSubscription, (r) => alertOfToken(deps, r.query.token))
  const { path } = contract.unsubscribeAlert
  await bindOneClickUnsubscribe(api, { path, page: '/unsubscribe/search' }, (own) =>
    bind(own, contract.unsubscribeAlert, (r) => pauseByToken(deps, r.query.token)),
  )
}
