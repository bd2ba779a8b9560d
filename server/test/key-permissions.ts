import { anybody, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const externalId = 'REQ-1'
const job = {
  title: 'Baker',
  category: 'Food',
  description: 'Bread.',
  pay: { from: 20, to: 25 },
}
const byName = () => ({ params: { externalId } })
const application = ({ applicationId }: World) => ({ params: { id: applicationId } })

/** No session is good for calls of the v1 API; those of API keys are in `key-permissions.test.ts`. */
export const keyPermissions: Record<string, Row> = {
  putCompanyJob: [anybody('not_signed_in'), () => ({ ...byName(), body: job })],
  listCompanyJobs: [anybody('not_signed_in')],
  getCompanyJob: [anybody('not_signed_in'), byName],
  closeCompanyJob: [anybody('not_signed_in'), byName],
  listCompanyApplications: [anybody('not_signed_in')],
  getCompanyApplication: [anybody('not_signed_in'), application],
  answerCompanyApplication: [
    anybody('not_signed_in'),
    (world) => ({ ...application(world), body: { status: 'rejected', reason: 'role_cancelled' } }),
  ],
}
