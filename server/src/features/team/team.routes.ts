import * as contract from '@hearback/contract/accounts/team.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { cancelInvitation, invite, readInvitation } from './invitations.service.ts'
import { acceptInvitation, join } from './joining.service.ts'
import { changeRole, removeMember, teamOf } from './team.service.ts'

const done = () => ({})

export function teamRoutes(api: Api, deps: Deps): void {
  bind(api, contract.getTeam, (r) => teamOf(deps, r.viewer))
  bind(api, contract.inviteMember, async (r) => ({ invitation: await invite(deps, r.viewer, r.body) }))
  bind(api, contract.revokeInvitation, (r) => cancelInvitation(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.changeMemberRole, (r) => changeRole(deps, r.viewer, r.params.id, r.body.role).then(done))
  bind(api, contract.removeMember, (r) => removeMember(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.readInvitation, (r) => readInvitation(deps, r.body.token, r.address))
  bind(api, contract.joinTeam, (r) => join(deps, r.body, r))
  bind(api, contract.acceptInvitation, async (r) => ({ user: await acceptInvitation(deps, r.viewer, r.body, r) }))
}
