import { anEmail } from './account-permissions.ts'
import { anybody, employers, members, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const rita = ({ rita }: World) => ({ params: { id: rita._id } })
const domain = ({ domainId }: World) => ({ params: { id: domainId } })
const webhook = ({ webhookId }: World) => ({ params: { id: webhookId } })
const job = ({ jobId }: World) => ({ params: { id: jobId } })
/** From a company of one member, who has no colleague. */
const noColleague = ({ rita }: World) => ({
  body: { until: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), coveredBy: rita._id },
})
const forged = { token: 'forged', firstName: 'Ben', lastName: 'Ito' }

/** Endpoints about the members of a company and its invitations. */
export const teamPermissions: Record<string, Row> = {
  getTeam: [employers('ok', 'ok')],
  listApiKeys: [employers('ok', 'ok')],
  createApiKey: [employers('ok', 'ok'), () => ({ body: { name: 'Careers site', scopes: ['jobs:read'] } })],
  revokeApiKey: [employers('ok', 'not_found'), ({ keyId }) => ({ params: { id: keyId } })],
  listActivity: [employers('ok', 'ok'), ({ jobId }) => ({ query: { job: jobId } })],
  inviteMember: [employers('ok', 'ok'), (_world, caller) => ({ body: { email: anEmail(caller), role: 'recruiter' } })],
  revokeInvitation: [employers('ok', 'not_found'), ({ invitationId }) => ({ params: { id: invitationId } })],
  changeMemberRole: [employers('ok', 'not_found'), (world) => ({ ...rita(world), body: { role: 'owner' } })],
  removeMember: [employers('ok', 'not_found'), rita],
  readInvitation: [anybody('invitation_ended'), () => ({ body: { token: 'forged' } })],
  readMailAnswer: [anybody('answer_link_ended'), () => ({ body: { token: 'forged' } })],
  sendMailAnswer: [
    anybody('answer_link_ended'),
    () => ({ body: { token: 'forged', nonce: 'forged', step: 'rejected', reasonCode: 'location' } }),
  ],
  undoMailAnswer: [
    anybody('answer_link_ended'),
    ({ jobId }) => ({ body: { token: 'forged', nonce: 'forged', id: jobId } }),
  ],
  joinTeam: [anybody('invitation_ended'), () => ({ body: { ...forged, password: 'a long new password' } })],
  acceptInvitation: [
    members('invitation_ended', 'invitation_ended', 'not_allowed', 'not_allowed'),
    () => ({ body: forged }),
  ],
  getJobPeople: [employers('ok', 'not_allowed'), job],
  setJobPeople: [employers('ok', 'not_allowed'), (world) => ({ ...job(world), body: { lead: null, recruiters: [] } })],
  muteJob: [employers('ok', 'not_allowed'), (world) => ({ ...job(world), body: { muted: true } })],
  listCompanyDomains: [employers('ok', 'ok')],
  claimDomain: [employers('ok', 'ok'), () => ({ body: { domain: 'crust.example' } })],
  checkDomain: [employers('ok', 'not_found'), domain],
  mailDomainCode: [
    employers('ok', 'not_found'),
    (world) => ({ ...domain(world), body: { email: 'hana@hana.example' } }),
  ],
  confirmDomainCode: [
    employers('wrong_code', 'not_found'),
    (world) => ({ ...domain(world), body: { code: '000000' } }),
  ],
  removeDomain: [employers('ok', 'not_found'), domain],
  listWebhooks: [employers('ok', 'ok')],
  addWebhook: [employers('ok', 'ok'), () => ({ body: { url: 'https://hooks.example/', types: ['job.closed'] } })],
  editWebhook: [employers('ok', 'not_found'), (world) => ({ ...webhook(world), body: { description: 'Tool' } })],
  removeWebhook: [employers('ok', 'not_found'), webhook],
  showWebhookSecret: [employers('ok', 'not_found'), webhook],
  rotateWebhookSecret: [employers('ok', 'not_found'), webhook],
  testWebhook: [employers('ok', 'not_found'), webhook],
  listWebhookDeliveries: [employers('ok', 'not_found'), webhook],
  replayWebhookDelivery: [
    employers('not_found', 'not_found'),
    (world) => ({ params: { id: world.webhookId, delivery: world.webhookId } }),
  ],
  replayFailedWebhooks: [
    employers('ok', 'not_found'),
    (world) => ({ ...webhook(world), body: { since: '2026-01-01T00:00:00Z' } }),
  ],
  requireProvider: [employers('ok', 'not_found'), (world) => ({ ...domain(world), body: { provider: null } })],
  getAbsence: [employers('ok', 'ok')],
  setAbsence: [employers('ok', 'invalid_input'), noColleague],
  endAbsence: [employers('ok', 'ok')],
}
