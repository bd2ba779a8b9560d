import * as contract from '@hearback/contract/people/company-domains.ts'
import * as admin from '@hearback/contract/trust/company-approval.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { approvalOf, approveCompany, transferDomain, withdrawApproval } from './approval.service.ts'
import { claimDomain, domainsOf, removeDomain } from './company-domains.service.ts'
import { pendingCompanies } from './pending-companies.service.ts'
import { checkDomain, confirmDomainCode, mailDomainCode } from './prove-domain.service.ts'
import { requireProvider } from './required-sign-in.service.ts'

const done = () => ({})

export function companyDomainsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listCompanyDomains, (r) => domainsOf(deps, r.viewer))
  bind(api, contract.claimDomain, async (r) => ({ domain: await claimDomain(deps, r.viewer, r.body.domain) }))
  bind(api, contract.removeDomain, (r) => removeDomain(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.checkDomain, (r) => checkDomain(deps, r.viewer, r.params.id))
  bind(api, contract.mailDomainCode, async (r) => ({
    domain: await mailDomainCode(deps, r.viewer, r.params.id, r.body.email),
  }))
  bind(api, contract.confirmDomainCode, async (r) => ({
    domain: await confirmDomainCode(deps, r.viewer, r.params.id, r.body.code),
  }))
  bind(api, contract.requireProvider, async (r) => ({
    domain: await requireProvider(deps, r.viewer, r.params.id, r.body.provider),
  }))
  bind(api, admin.listPendingCompanies, (r) => pendingCompanies(deps, r.query))
  bind(api, admin.getCompanyApproval, (r) => approvalOf(deps, r.params.id))
  bind(api, admin.approveCompany, (r) => approveCompany(deps, r.viewer, r.params.id, r.body.reason).then(done))
  bind(api, admin.withdrawApproval, (r) => withdrawApproval(deps, r.viewer, r.params.id, r.body.reason).then(done))
  bind(api, admin.transferDomain, (r) => transferDomain(deps, r.viewer, r.params.id, r.body.reason).then(done))
}
