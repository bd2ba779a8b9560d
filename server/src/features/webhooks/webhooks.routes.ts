import * as contract from '@hearback/contract/accounts/webhooks.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { deliveriesOf, replay, replayAllFailed, sendTest } from './delivery-log.service.ts'
import { enqueueWebhooks } from './events.service.ts'
import { addEndpoint, editEndpoint, removeEndpoint, rotate, secretOf, webhooksOf } from './webhooks.service.ts'

const done = () => ({})

export function webhooksRoutes(api: Api, deps: Deps): void {
  enqueueWebhooks(deps)
  bind(api, contract.listWebhooks, async (r) => ({ webhooks: await webhooksOf(deps, r.viewer) }))
  bind(api, contract.addWebhook, (r) => addEndpoint(deps, r.viewer, r.body))
  bind(api, contract.editWebhook, async (r) => ({ webhook: await editEndpoint(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.removeWebhook, (r) => removeEndpoint(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.showWebhookSecret, (r) => secretOf(deps, r.viewer, r.params.id))
  bind(api, contract.rotateWebhookSecret, (r) => rotate(deps, r.viewer, r.params.id))
  bind(api, contract.testWebhook, (r) => sendTest(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.listWebhookDeliveries, (r) => deliveriesOf(deps, r.viewer, r.params.id, r.query))
  bind(api, contract.replayWebhookDelivery, (r) => replay(deps, r.viewer, r.params.id, r.params.delivery).then(done))
  bind(api, contract.replayFailedWebhooks, async (r) => ({
    count: await replayAllFailed(deps, r.viewer, r.params.id, r.body.since),
  }))
}
