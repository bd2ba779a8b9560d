import * as emails from '@hearback/contract/accounts/email-delivery.ts'
import * as contract from '@hearback/contract/accounts/notifications.ts'
import * as push from '@hearback/contract/accounts/push.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { bindOneClickUnsubscribe } from '../../http/one-click-unsubscribe.ts'
import { changeMailSettings, mailSettingsOf } from './mail-settings.service.ts'
import { notificationsOf, readNotifications } from './notifications.service.ts'
import {
  addPushDevice,
  choosePushGroups,
  movePushDevice,
  pushSettingsOf,
  removePushDevice,
  tryPush,
} from './push-devices.service.ts'
import { emailDeliveryOf, retryEmails } from './undeliverable-emails.service.ts'
import { subscriptionOf, unsubscribe } from './unsubscribe.service.ts'

export async function notificationsRoutes(api: Api, deps: Deps): Promise<void> {
  bind(api, contract.listNotifications, (r) => notificationsOf(deps, r.viewer, r.query))
  bind(api, contract.readNotifications, (r) => readNotifications(deps, r.viewer, r.body))
  bind(api, contract.getNotificationSettings, (r) => mailSettingsOf(deps.db, r.viewer))
  bind(api, contract.updateNotificationSettings, (r) => changeMailSettings(deps, r.viewer, r.body.mail))
  bind(api, emails.getEmailDelivery, (r) => emailDeliveryOf(deps.db, r.viewer))
  bind(api, emails.retryEmails, (r) => retryEmails(deps, r.viewer))
  bind(api, push.getPushSettings, (r) => pushSettingsOf(deps, r.viewer))
  bind(api, push.addPushDevice, (r) => addPushDevice(deps, r.viewer, r.body))
  bind(api, push.removePushDevice, (r) => removePushDevice(deps, r.viewer))
  bind(api, push.choosePushGroups, (r) => choosePushGroups(deps, r.viewer, r.body.groups))
  bind(api, push.tryPush, (r) => tryPush(deps, r.viewer))
  bind(api, push.movePushDevice, async (r) => {
    await movePushDevice(deps, r.address, r.body)
    return {}
  })
  bind(api, contract.getSubscription, (r) => subscriptionOf(deps, r.query.token))
  const { path } = contract.unsubscribe
  await bindOneClickUnsubscribe(api, { path, page: '/unsubscribe' }, (own) =>
    bind(own, contract.unsubscribe, (r) => unsubscribe(deps, r.query.token)),
  )
}
