import { employers, members, type Row } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const talentSearch = ({ talentSearchId }: World) => ({ params: { id: talentSearchId } })
const talentList = ({ talentListId }: World) => ({ params: { id: talentListId } })
const personOnList = ({ talentListId, ana }: World) => ({ params: { id: talentListId, person: ana._id } })

/** Saved talent, and invitations to apply. */
export const talentPermissions: Record<string, Row> = {
  inviteToApply: [
    employers('already_applied', 'not_allowed'),
    ({ jobId, ana: { _id: person } }) => ({ body: { job: jobId, person, message: 'Apply with us.' } }),
  ],
  listInvitableJobs: [employers('ok', 'ok'), ({ ana }) => ({ params: { person: ana._id } })],
  listJobInvitations: [
    members('ok', 'not_found', 'ok', 'not_found', 'not_found'),
    ({ chatId }) => ({ params: { chatId } }),
  ],

  listTalentSearches: [employers('ok', 'ok')],
  saveTalentSearch: [employers('ok', 'ok'), () => ({ body: { name: 'Night bakers', keyword: 'baker' } })],
  renameTalentSearch: [
    employers('ok', 'not_found'),
    (world) => ({ ...talentSearch(world), body: { name: 'Millers' } }),
  ],
  visitTalentSearch: [employers('ok', 'not_found'), talentSearch],
  removeTalentSearch: [employers('ok', 'not_found'), talentSearch],
  listTalentLists: [employers('ok', 'ok')],
  createTalentList: [employers('ok', 'ok'), () => ({ body: { name: 'For spring' } })],
  renameTalentList: [employers('ok', 'not_found'), (world) => ({ ...talentList(world), body: { name: 'For fall' } })],
  removeTalentList: [employers('ok', 'not_found'), talentList],
  listTalentListPeople: [employers('ok', 'not_found'), talentList],
  exportTalentList: [employers('ok', 'not_found'), talentList],
  addToTalentList: [employers('ok', 'not_found'), personOnList],
  removeFromTalentList: [employers('ok', 'not_found'), personOnList],
}
