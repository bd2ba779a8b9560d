import * as contract from '@hearback/contract/hiring/application-notes.ts'
import * as scorecards from '@hearback/contract/hiring/scorecards.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { changeCriteria, criteriaOf } from './criteria.service.ts'
import { addNote, editNote, notesOn, removeNote } from './notes.service.ts'
import { removeScorecard, scorecardsOn, writeScorecard } from './scorecards.service.ts'

export function evaluationsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listApplicationNotes, async (r) => ({ notes: await notesOn(deps, r.viewer, r.params.id) }))
  bind(api, contract.addApplicationNote, async (r) => ({ note: await addNote(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.editApplicationNote, async (r) => ({ note: await editNote(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.deleteApplicationNote, (r) => removeNote(deps, r.viewer, r.params.id).then(() => ({})))
  bind(api, scorecards.getCriteria, (r) => criteriaOf(deps, r.viewer, r.params.id))
  bind(api, scorecards.setCriteria, (r) => changeCriteria(deps, r.viewer, r.params.id, r.body))
  bind(api, scorecards.getScorecards, (r) => scorecardsOn(deps, r.viewer, r.params.id))
  bind(api, scorecards.saveScorecard, (r) => writeScorecard(deps, r.viewer, r.params.id, r.body))
  bind(api, scorecards.deleteScorecard, (r) => removeScorecard(deps, r.viewer, r.params.id).then(() => ({})))
}
