import { languageOf } from '@hearback/contract/languages.ts'

/** Which pages and answers may be kept on the device. What is not named here never is. */

/** For everybody, the same for all. */
const OPEN = /^\/$|^\/(jobs|companies)(\/|$)|^\/(pricing|about|contact|how-we-count|transparency)$|^\/policies\//
/** What a person reads of their own; forms, settings and payments are of no use without a connection. */
const PRIVATE =
  /^\/(applications|offers|messages)(\/|$)|^\/(saved|alerts|analytics|reviews|notifications)$|^\/profile(\/experience|\/preview)?$|^\/talent\/|^\/employer(\/(company|offers|interviews|templates|reviews|jobs))?$|^\/employer\/offers\/|^\/employer\/jobs\/(?!new$)[^/]+(\/applicants)?$/

export const OFFLINE_PAGE = '/offline'

/** The same in every language. */
export function keepingOf(pathname: string): 'open' | 'private' | 'never' {
  const { rest } = languageOf(pathname)
  if (OPEN.test(rest)) return 'open'
  return PRIVATE.test(rest) ? 'private' : 'never'
}

const NOT_PAGES = /^\/(api|socket\.io|openapi\.json|healthz|readyz|metrics|files|dev|feeds)(\/|$)|\.\w+$/

/** Whether a document at this address is a page of the product, and no file. */
export const isPage = (pathname: string): boolean => !NOT_PAGES.test(pathname)

/** GET answers to somebody who is signed in: their own lists, chats, profile, and the jobs and companies they looked at. */
const ANSWERS = [
  '/api/auth/fetchuser/:id',
  '/api/alerts',
  '/api/chat/chats',
  '/api/chat/unread',
  '/api/chat/chat/:chatId',
  '/api/chat/messages/:chatId',
  '/api/hruser/gethrprofile/:id',
  '/api/jobapplication/application/:id',
  '/api/jobapplication/applications/:jobId',
  '/api/jobapplication/dashboard',
  '/api/jobapplication/has-applied/:jobId',
  '/api/jobapplication/interviews',
  '/api/jobapplication/jobseeker-analytics/:id',
  '/api/jobapplication/mine',
  '/api/jobapplication/templates',
  '/api/jobapplication/waiting',
  '/api/jobseekeruser/getjobprofile/:id',
  '/api/notifications',
  '/api/offers/all/:id',
  '/api/offers/hr/:id/offers',
  '/api/offers/jobseeker/:id/offers',
  '/api/offers/offer/:id',
  '/api/postjob/fetchjobs/:id',
  '/api/postjob/getjobs/:id',
  '/api/postjob/saved',
  '/api/postjob/saved-ids',
  '/api/reviews/mine',
  '/api/hrreview/reviewshr/:id',
  '/api/jobseekerreview/reviewsjobseeker/:id',
]
export const keptAnswers: readonly string[] = ANSWERS
const SHAPES = ANSWERS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))

export const isKeptAnswer = (pathname: string): boolean => SHAPES.some((shape) => shape.test(pathname))
