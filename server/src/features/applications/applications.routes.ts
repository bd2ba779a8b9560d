import { getInterviewCalendar, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import * as contract from '@hearback/contract/hiring/applications.ts'
import * as changesContract from '@hearback/contract/hiring/interview-changes.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { agendaOf } from './agenda/agenda.service.ts'
import * as applications from './applications.service.ts'
import { applyToJob } from './apply.service.ts'
import * as changes from './interview-changes.service.ts'
import * as interviews from './interviews.service.ts'
import { applyTermsOf } from './limits/application-limits.service.ts'
import { countView, updateStatus } from './steps.service.ts'

export function applicationsRoutes(api: Api, deps: Deps): void {
  const { db } = deps
  bind(api, contract.applyToJob, async (r) => ({
    application: await applyToJob(deps, r.viewer, r.params.jobId, r.body),
  }))
  bind(api, contract.updateApplicationStatus, async (r) => ({
    application: await updateStatus(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.countApplicationView, async (r) => ({
    application: await countView(deps, r.viewer, r.params.id),
  }))
  bind(api, contract.hasApplied, (r) => applications.hasApplied(db, r.viewer, r.params.jobId))
  bind(api, getApplyTerms, (r) => applyTermsOf(deps, r.viewer, r.params.jobId))
  bind(api, contract.listMyApplications, (r) => applications.applicationsOf(db, r.viewer, r.query))
  bind(api, contract.getAgenda, (r) => agendaOf(deps, r.viewer))
  bind(api, contract.getApplication, async (r) => ({
    application: await applications.wholeApplication(db, r.viewer, r.params.id),
  }))
  bind(api, pickSlot, async (r) => ({
    application: await interviews.pickSlot(deps, r.viewer, r.params.id, r.body.slot),
  }))
  bind(api, changesContract.cancelInterview, async (r) => ({
    application: await changes.cancelInterview(deps, r.viewer, r.params.id, r.body.reason),
  }))
  bind(api, changesContract.markNoShow, async (r) => ({
    application: await changes.markNoShow(deps, r.viewer, r.params.id),
  }))
  bind(api, changesContract.requestOtherTimes, async (r) => ({
    application: await changes.requestOtherTimes(deps, r.viewer, r.params.id, r.body.message),
  }))
  bind(api, changesContract.listPastInterviews, (r) => changes.pastInterviewsOf(db, r.viewer, r.query))
  bind(api, getInterviewCalendar, (r) => interviews.interviewCalendar(deps, r.viewer, r.params.id))
}
