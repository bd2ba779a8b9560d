import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { newJobsOfSearches } from '../alerts/alert-news.service.ts'
import { listedAgendaOf } from '../applications/agenda/agenda.service.ts'
import { budgetOf } from '../applications/limits/application-limits.service.ts'
import { requestsOf, unreadOf } from '../chat/conversation/chat.service.ts'
import { newsOfFollowed } from '../follows/follow-news.service.ts'
import { openInvitationsOf } from '../job-invitations/job-invitations.service.ts'
import { unreadNotificationsOf } from '../notifications/notifications.service.ts'
import { recentSearches, viewedJobs } from '../recent-activity/recent-activity.service.ts'
import { fittingJobs } from './fitting-jobs.service.ts'

/** Maximum entries of each part of the page. */
const most = { needs: 3, jobs: 6, searches: 5, followedJobs: 4, viewedJobs: 6 }

/** Tasks, dates and new jobs of the viewer, a seeker. */
export async function seekerHome(
  deps: Pick<Deps, 'db' | 'config'> & { search: Search },
  viewer: Viewer,
): Promise<SeekerHome> {
  const { db } = deps
  const [agenda, jobInvitations, applicationBudget, talks, jobs, savedSearches, followed, activity] = await Promise.all(
    [
      listedAgendaOf(db, viewer, most.needs),
      openInvitationsOf(deps, viewer, most.needs),
      budgetOf(deps, viewer),
      talksOf(deps, viewer),
      fittingJobs(deps, viewer, most.jobs),
      newJobsOfSearches(deps, viewer, most.searches),
      newsOfFollowed(db, viewer.userId, most.followedJobs),
      activityOf(deps, viewer),
    ],
  )
  return {
    ...agenda,
    jobInvitations,
    applicationBudget,
    ...talks,
    jobs,
    savedSearches,
    followedCompanies: followed.companies,
    followedJobs: followed.jobs,
    ...activity,
  }
}

async function activityOf({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  return {
    viewedJobs: await viewedJobs(db, viewer, most.viewedJobs),
    recentSearches: await recentSearches(db, viewer),
  }
}

async function talksOf({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  return {
    chatRequests: await requestsOf(db, viewer),
    unreadMessages: (await unreadOf(db, viewer)).messages,
    unreadNotifications: await unreadNotificationsOf(db, viewer),
  }
}
