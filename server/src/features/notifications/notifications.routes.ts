import * as contract from '@hearback/contract/notifications.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { forMailPrograms } from '../../http/mail-programs.ts'
import { changeMailSettings, mailSettingsOf } from './mail-settings.service.ts'
import { notificationsOf, readNotifications } from './notifications.service.ts'
import { subscriptionOf, unsubscribe } from './unsubscribe.service.ts'

export async function notificationsRoutes(api: Api, deps: Deps): Promise<void> {
  bind(api, contract.listNotifications, (r) => notificationsOf(deps, r.viewer, r.query))
  bind(api, contract.readNotifications, (r) => readNotifications(deps, r.viewer, r.body))
  bind(api, contract.getNotificationSettings, (r) => mailSettingsOf(deps.db, r.viewer))
  bind(api, contract.updateNotificationSettings, (r) => changeMailSettings(deps, r.viewer, r.body.mail))
  bind(api, contract.getSubscription, (r) => subscriptionOf(deps, r.query.token))
  const { path } = contract.unsubscribe
  await forMailPrograms(api, { path, page: '/unsubscribe' }, (own) =>
    bind(own, contract.unsubscribe, (r) => unsubscribe(deps, r.query.token)),
  )
}
