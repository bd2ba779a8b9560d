import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const following = 'Following'
export const unfollowAction = 'Unfollow'
export const followedDone = (company: Part) => `You’re following ${company}. We’ll email you its new jobs each morning.`
export const unfollowedDone = (company: Part) => `You’ve stopped following ${company}.`
export const title = 'Companies you follow'
export const note = 'Their new jobs come with those of your saved searches.'
export const empty =
  'Open a company’s page and select “Follow” to hear of its new jobs. Only you can see whom you follow.'
export const browseLink = 'Browse companies'
export const loading = 'Loading the companies you follow'
export const failed = 'We couldn’t load the companies you follow.'
export const followers = (count: Part) =>
  plural(count, { one: '1 person follows your company', other: `${count} people follow your company` })
export const followersHint =
  'They get your new jobs by email. The number shows from five followers on, their names never do.'
