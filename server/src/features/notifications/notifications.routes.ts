import * as contract from '@hearback/contract/notifications.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { changeMailSettings, mailSettingsOf } from './mail-settings.service.ts'
import { notificationsOf, readNotifications } from './notifications.service.ts'
import { subscriptionOf, unsubscribe } from './unsubscribe.service.ts'

export async function notificationsRoutes(api: Api, deps: Deps): Promise<void> {
  bind(api, contract.listNotifications, (r) => notificationsOf(deps, r.viewer, r.query))
  bind(api, contract.readNotifications, (r) => readNotifications(deps, r.viewer, r.body))
  bind(api, contract.getNotificationSettings, (r) => mailSettingsOf(deps.db, r.viewer))
  bind(api, contract.updateNotificationSettings, (r) => changeMailSettings(deps, r.viewer, r.body.mail))
  bind(api, contract.getSubscription, (r) => subscriptionOf(deps, r.query.token))
  await forMailPrograms(api, (own) => bind(own, contract.unsubscribe, (r) => unsubscribe(deps, r.query.token)))
}

/** Mail programs post a form of one field (RFC 8058), which says nothing; older ones open the address in a browser. */
async function forMailPrograms(api: Api, bindThere: (own: Api) => void): Promise<void> {
  await api.app.register((app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      async () => ({}),
    )
    bindThere({ ...api, app })
    app.get(contract.unsubscribe.path, (request, reply) =>
      reply.redirect(`/unsubscribe${new URL(request.url, 'http://x').search}`),
    )
    done()
  })
}
