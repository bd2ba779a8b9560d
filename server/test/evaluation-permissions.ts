import { employers, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const application = ({ applicationId }: World) => ({ params: { id: applicationId } })
const note = ({ noteId }: World) => ({ params: { id: noteId } })

/** Private notes on applications. */
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
}
