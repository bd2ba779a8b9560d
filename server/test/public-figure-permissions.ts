import { admins, anybody, employers, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const job = ({ jobId }: World) => ({ params: { id: jobId } })

/** Figures and legal pages for everyone, and the closing of jobs, which some of them count. */
export const publicFigurePermissions: Record<string, Row> = {
  getTransparency: [anybody('ok')],
  getAnswerStatistics: [anybody('ok')],
  getOperator: [anybody('ok')],
  listStatements: [admins('ok'), () => ({ query: { since: '2026-01-01', until: '2026-12-31' } })],
  getClosingCounts: [employers('ok', 'not_allowed'), job],
  closeJob: [employers('ok', 'not_allowed'), (world) => ({ ...job(world), body: { hired: 'here' } })],
  closeJobs: [employers('ok', 'ok'), (world) => ({ body: { ids: [world.jobId], hired: 'here' } })],
  undoClosing: [employers('conflict', 'not_allowed'), job],
}
