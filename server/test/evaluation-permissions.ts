import { versionOf } from '../src/features/evaluations/criteria-version.ts'
import { employers, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const application = ({ applicationId }: World) => ({ params: { id: applicationId } })
const note = ({ noteId }: World) => ({ params: { id: noteId } })

const job = ({ jobId }: World) => ({ params: { id: jobId } })
const criteriaVersion = ({ criterionId }: World) => versionOf([{ id: criterionId, name: 'Oven' }])
const scorecard = ({ scorecardId }: World) => ({ params: { id: scorecardId } })

/** Private notes and scorecards on applications. */
export const evaluationPermissions: Record<string, Row> = {
  listApplicationNotes: [employers('ok', 'not_found'), application],
  addApplicationNote: [
    employers('ok', 'not_found'),
    (world) => ({ ...application(world), body: { text: 'Early riser.' } }),
  ],
  editApplicationNote: [
    employers('ok', 'not_found'),
    (world) => ({ ...note(world), body: { text: 'Early riser.', was: 'Calm at the oven.' } }),
  ],
  deleteApplicationNote: [employers('ok', 'not_found'), note],
  getCriteria: [employers('ok', 'not_allowed'), job],
  setCriteria: [
    employers('ok', 'not_allowed'),
    (world) => ({ ...job(world), body: { criteria: [{ name: 'Team' }], version: criteriaVersion(world) } }),
  ],
  getScorecards: [employers('ok', 'not_found'), application],
  saveScorecard: [
    employers('ok', 'not_found'),
    (world, caller) => ({
      ...application(world),
      body: {
        ratings: [{ criterion: world.criterionId, rating: 3 }],
        criteriaVersion: criteriaVersion(world),
        was: caller === 'hana' ? 1 : 0,
      },
    }),
  ],
  deleteScorecard: [employers('ok', 'not_found'), scorecard],
}
