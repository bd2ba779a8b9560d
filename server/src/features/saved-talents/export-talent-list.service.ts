import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { exportTalentList } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import type { Deps } from '../../deps.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { talentListPeople } from './talent-lists.service.ts'

/**
 * All people of a list, for a file. Logs the account, the list and the number of people. Throws not_found, and
 * too_many_requests after 10 exports in an hour.
 */
export async function exportedList(
  deps: Pick<Deps, 'db' | 'limits' | 'log'>,
  viewer: CompanyViewer,
  id: string,
): Promise<ReplyOf<typeof exportTalentList>> {
  const { userId } = viewer
  await deps.limits.consume('exportByUser', userId)
  const found = await talentListPeople(deps, viewer, id, { page: 1, limit: talentLimits.listPeople })
  deps.log.info({ event: 'exported', what: 'talent_list', userId, id, people: found.profiles.length }, 'exported')
  return found
}
