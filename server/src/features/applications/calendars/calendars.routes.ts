import * as contract from '@hearback/contract/hiring/calendars.ts'
import type { Deps } from '../../../deps.ts'
import { type Api, bind } from '../../../http/bind.ts'
import { isUnchanged, weakEtag } from '../../../http/conditional.ts'
import { calendarAt, calendarOf, removeCalendar, renewCalendar } from './calendars.service.ts'

export function calendarsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.getCalendar, (r) => calendarOf(deps, r.viewer))
  bind(api, contract.renewCalendar, (r) => renewCalendar(deps, r.viewer))
  bind(api, contract.removeCalendar, (r) => removeCalendar(deps, r.viewer).then(() => ({})))
  // Calendar programs send no token, so the address alone opens the calendar.
  api.app.get<{ Params: { token: string } }>('/calendars/:token.ics', async (request, reply) => {
    await api.limits.limitCalendar(request.ip)
    const calendar = await calendarAt(deps, request.params.token)
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (isUnchanged(request, reply, weakEtag(calendar))) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
