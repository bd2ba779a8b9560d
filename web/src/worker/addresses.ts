import { languageOf } from '@hearback/contract/values/languages.ts'

/** Allowlist of the pages and API replies that may be cached on the device. */

/** Public pages, the same for all users. */
const OPEN = /^\/$|^\/(jobs|companies)(\/|$)|^\/(pricing|about|contact|how-we-count|transparency)$|^\/policies\//
/** Private pages; forms, settings and payments are useless offline. */
const PRIVATE =
  /^\/(applications|offers|messages)(\/|$)|^\/(home|saved|alerts|analytics|reviews|notifications)$|^\/profile(\/experience|\/preview)?$|^\/talent\/|^\/employer(\/(company|offers|interviews|templates|reviews|jobs))?$|^\/employer\/offers\/|^\/employer\/jobs\/(?!new$)[^/]+(\/applicants)?$/

export const OFFLINE_PAGE = '/offline'

/** Cache policy of a page, in any language. */
export function keepingOf(pathname: string): 'open' | 'private' | 'never' {
  const { rest } = languageOf(pathname)
  if (OPEN.test(rest)) return 'open'
  return PRIVATE.test(rest) ? 'private' : 'never'
}

/** The list that a page shows beside its own content, in the same language: the inbox of a chat. */
export const listBeside = (pathname: string): string | undefined => /^(.*\/messages)\/[^/]+$/.exec(pathname)?.[1]

const NOT_PAGES =
  /^\/(api|socket\.io|openapi\.json|healthz|readyz|metrics|files|dev|feeds|oembed|(es\/)?embed)(\/|$)|\.\w+$/

/** Whether the path is a page of the product rather than a file. */
export const isPage = (pathname: string): boolean => !NOT_PAGES.test(pathname)

/** Cacheable GET endpoints of the signed-in user: own lists, chats, profile, and viewed jobs and companies. */
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
  '/api/jobseekeruser/home',
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
