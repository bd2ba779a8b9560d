import * as contract from '@hearback/contract/people/resumes.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { previewOf, resumeFor, takeResume } from './resumes.service.ts'

export function resumesRoutes(api: Api, deps: Deps): void {
  bind(api, contract.exportResume, async (r) => ({ resume: await resumeFor(deps, r.viewer, r.query.scope) }))
  bind(api, contract.previewResume, async (r) => ({
    preview: await previewOf(deps, r.viewer, { ...r.body, content: r.file.content }),
  }))
  bind(api, contract.importResume, async (r) => {
    const { mode, version, ...missing } = r.body
    return { profile: await takeResume(deps, r.viewer, { mode, version, missing, content: r.file.content }) }
  })
}
