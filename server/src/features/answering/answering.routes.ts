import * as contract from '@hearback/contract/hiring/answering.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { answerMany, dashboardOf, interviewsOf, waitingFor } from './answering.service.ts'
import { dashboardView, outcomeView } from './answering.view.ts'
import { addTemplate, changeTemplate, removeTemplate, templatesOf } from './templates.service.ts'

const done = () => ({})

export function answeringRoutes(api: Api, deps: Deps): void {
  const { db } = deps
  bind(api, contract.bulkUpdateStatus, async (r) => ({
    results: (await answerMany(deps, r.viewer, r.body)).map(outcomeView),
  }))
  bind(api, contract.listInterviews, async (r) => {
    const { items, ...totals } = await interviewsOf(db, r.viewer, r.query)
    return { interviews: items, ...totals }
  })
  bind(api, contract.getDashboard, async (r) => dashboardView(await dashboardOf(db, r.viewer)))
  bind(
    api,
    contract.listWaiting,
    async (r) => {
      const { items, ...more } = await waitingFor(db, r.viewer, r.query)
      return { applications: items, ...more }
    },
    'jobs',
  )
  bind(api, contract.listTemplates, async (r) => ({ templates: await templatesOf(db, r.viewer) }))
  bind(api, contract.addTemplate, async (r) => ({ template: await addTemplate(deps, r.viewer, r.body) }))
  bind(api, contract.updateTemplate, async (r) => ({
    template: await changeTemplate(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.removeTemplate, (r) => removeTemplate(deps, r.viewer, r.params.id).then(done))
}
