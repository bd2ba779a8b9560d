import * as contract from '@hearback/contract/trust/contact.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { contactMessages, contactUs, handleContactMessage } from './contact.service.ts'

export function contactRoutes(api: Api, deps: Deps): void {
  bind(api, contract.contactUs, (r) => contactUs(deps, r.viewer, r.body, r))
  bind(api, contract.listContactMessages, (r) => contactMessages(deps, r.query))
  bind(api, contract.handleContactMessage, (r) =>
    handleContactMessage(deps, r.viewer, r.params.id, r.body.answer ?? null),
  )
}
