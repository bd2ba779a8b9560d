import { anybody, employers, type Row, seekers } from './permission-outcomes.ts'
import type { World } from './permission-world.ts'

const job = ({ jobId }: World) => ({ params: { id: jobId } })
const libraryFile = ({ libraryFileId }: World) => ({ params: { id: libraryFileId } })
const hana = ({ hana }: World) => ({ params: { id: hana._id } })

/** Endpoints about what a seeker searched for, saved, follows and hides. */
export const seekerPermissions: Record<string, Row> = {
  createAlert: [seekers('ok', 'ok'), () => ({ body: { keyword: 'baker' } })],
  listAlerts: [seekers('ok', 'ok')],
  updateAlert: [seekers('ok', 'not_found'), ({ alertId }) => ({ params: { id: alertId }, body: { name: 'Bread' } })],
  getAlertRhythm: [seekers('ok', 'ok')],
  setAlertRhythm: [seekers('ok', 'ok'), () => ({ body: { rhythm: 'weekly' } })],
  getAlertSubscription: [anybody('not_found'), () => ({ query: { token: 'nobody.signed-this' } })],
  unsubscribeAlert: [anybody('not_found'), () => ({ query: { token: 'nobody.signed-this' } })],
  removeNamedAlert: [seekers('ok', 'not_found'), ({ alertId }) => ({ body: { id: alertId } })],
  removeAlert: [seekers('ok', 'not_found'), ({ alertId }) => ({ params: { id: alertId } })],
  followCompany: [seekers('ok', 'ok'), (world) => ({ ...hana(world), body: {} })],
  unfollowCompany: [seekers('ok', 'ok'), hana],
  listFollowed: [seekers('ok', 'ok')],
  listFollowedIds: [seekers('ok', 'ok')],
  listViewedJobs: [seekers('ok', 'ok')],
  clearViewedJobs: [seekers('ok', 'ok')],
  recordSearch: [seekers('ok', 'ok'), () => ({ body: { keyword: 'baker' } })],
  listRecentSearches: [seekers('ok', 'ok')],
  clearRecentSearches: [seekers('ok', 'ok')],
  hideJob: [seekers('ok', 'ok'), job],
  unhideJob: [seekers('ok', 'ok'), job],
  listHiddenJobs: [seekers('ok', 'ok')],
  listHiddenIds: [seekers('ok', 'ok')],
  getSeekerHome: [seekers('ok', 'ok')],
  countFollowers: [employers('ok', 'ok')],
  listLibraryFiles: [seekers('ok', 'ok')],
  addLibraryFile: [seekers('ok', 'ok'), () => ({ file: new Blob(['Baker']) })],
  changeLibraryFile: [seekers('ok', 'not_found'), (world) => ({ ...libraryFile(world), body: { kind: 'cv' } })],
  removeLibraryFile: [seekers('ok', 'not_found'), libraryFile],
  restoreLibraryFile: [seekers('ok', 'not_found'), libraryFile],
  saveJob: [seekers('ok', 'ok'), job],
  unsaveJob: [seekers('ok', 'ok'), job],
  setSavedJobNote: [
    seekers('not_found', 'not_found'),
    (world) => ({ ...job(world), body: { note: 'Ask about shifts' } }),
  ],
  listSavedJobs: [seekers('ok', 'ok')],
  listSavedIds: [seekers('ok', 'ok')],
}
