import * as work from '@hearback/contract/trust/case-work.ts'
import * as contract from '@hearback/contract/trust/moderation.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { decisionForParty, fileAppeal } from './appeals.service.ts'
import { addCaseNote, releaseCase, takeCase } from './case-work.service.ts'
import { caseOf, messagesWithContext, openCases, searchAccounts } from './cases.service.ts'
import { appealsOf, decideAppeal, decideCase, decisionsOf } from './decisions.service.ts'
import { reinstate, suspend } from './suspensions.service.ts'

const done = () => ({})

export function moderationRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listCases, (r) => openCases(deps, r.query))
  bind(api, contract.getCase, async (r) => ({ case: await caseOf(deps, r.params) }))
  bind(api, work.takeCase, (r) => takeCase(deps, r.viewer, r.params, r.body.from ?? null).then(done))
  bind(api, work.releaseCase, (r) => releaseCase(deps, r.viewer, r.params).then(done))
  bind(api, work.addCaseNote, (r) => addCaseNote(deps, r.viewer, r.params, r.body.words).then(done))
  bind(api, contract.readAround, (r) => messagesWithContext(deps, r.viewer, r.params.id))
  bind(api, contract.decideCase, (r) => decideCase(deps, r.viewer, r.params, r.body))
  bind(api, contract.listDecisions, (r) => decisionsOf(deps, r.query))
  bind(api, contract.listAppeals, (r) => appealsOf(deps, r.viewer, r.query))
  bind(api, contract.decideAppeal, (r) => decideAppeal(deps, r.viewer, r.params.id, r.body))
  bind(api, contract.findAccounts, (r) => searchAccounts(deps, r.query))
  bind(api, contract.suspend, (r) => suspend(deps, r.viewer, r.params, r.body.reason).then(done))
  bind(api, contract.reinstate, (r) => reinstate(deps, r.viewer, r.params, r.body.reason).then(done))
  bind(api, contract.getDecision, async (r) => ({
    decision: await decisionForParty(deps, { id: r.params.id, viewer: r.viewer, token: r.query.token }),
  }))
  bind(api, contract.fileAppeal, async (r) => ({
    decision: await fileAppeal(deps, { id: r.params.id, viewer: r.viewer, token: r.body.token }, r.body.words),
  }))
}
