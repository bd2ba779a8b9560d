import * as contract from '@hearback/contract/hiring/job-invitations.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { invitableJobs, invitationsIn, inviteToApply } from './job-invitations.service.ts'

export function jobInvitationsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.inviteToApply, (r) => inviteToApply(deps, r.viewer, r.body))
  bind(api, contract.listInvitableJobs, async (r) => ({
    jobs: await invitableJobs(deps, r.viewer, r.params.person),
  }))
  bind(api, contract.listJobInvitations, async (r) => ({
    invitations: await invitationsIn(deps.db, r.viewer, r.params.chatId),
  }))
}
