import * as contract from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Deps } from '../../../deps.ts'
import { type Api, bind } from '../../../http/bind.ts'
import { claimAnswer, settleClaim } from './answer-claims.service.ts'

export function answerClaimsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.claimAnswer, async (r) => ({ claim: await claimAnswer(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.settleClaim, async (r) => ({
    claim: await settleClaim(deps, r.viewer, r.params.id, r.body.heard),
  }))
}
