import fastify, { type FastifyInstance, LogController } from 'fastify'
import { searchLimiter, uploadLimiter } from './concurrency/concurrency-limiter.ts'
import type { Deps } from './deps.ts'
import { publicChanges } from './domain/events.ts'
import { authenticate } from './features/accounts/account/sessions.service.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { oidcRoutes } from './features/accounts/oidc.routes.ts'
import { passkeysRoutes } from './features/accounts/passkeys.routes.ts'
import { twoStepRoutes } from './features/accounts/two-step.routes.ts'
import { alertsRoutes } from './features/alerts/alerts.routes.ts'
import { planDigestsOfFollowers } from './features/alerts/alerts.service.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { answerStatisticsRoutes } from './features/answer-statistics/answer-statistics.routes.ts'
import { answeringRoutes } from './features/answering/answering.routes.ts'
import { apiKeysRoutes } from './features/api-keys/api-keys.routes.ts'
import { authenticateKey } from './features/api-keys/api-keys.service.ts'
import { applicantsRoutes } from './features/applicants/applicants.routes.ts'
import { applicationsLive } from './features/applications/applications.live.ts'
import { applicationsRoutes } from './features/applications/applications.routes.ts'
import { calendarsRoutes } from './features/applications/calendars/calendars.routes.ts'
import { answerClaimsRoutes } from './features/applications/claims/answer-claims.routes.ts'
import { nudgesRoutes } from './features/applications/nudges/nudges.routes.ts'
import { assistantsRoutes } from './features/assistants/assistants.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { careersPageRoutes } from './features/careers-page/careers-page.routes.ts'
import { chatLive } from './features/chat/chat.live.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { messageFilesRoutes } from './features/chat/files/message-files.routes.ts'
import { companyActivityRoutes } from './features/company-activity/company-activity.routes.ts'
import { companyApiRoutes } from './features/company-api/company-api.routes.ts'
import { companyDomainsRoutes } from './features/company-domains/company-domains.routes.ts'
import { companyPhotosRoutes } from './features/company-photos/company-photos.routes.ts'
import { companyViewsRoutes } from './features/company-views/company-views.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { dataRightsRoutes } from './features/data-rights/data-rights.routes.ts'
import { followReturns } from './features/data-rights/leaving.service.ts'
import { directoryRoutes } from './features/directory/directory.routes.ts'
import { employersRoutes } from './features/employers/employers.routes.ts'
import { evaluationsLive } from './features/evaluations/evaluations.live.ts'
import { evaluationsRoutes } from './features/evaluations/evaluations.routes.ts'
import { fileLibraryRoutes } from './features/file-library/file-library.routes.ts'
import { followsRoutes } from './features/follows/follows.routes.ts'
import { hiddenJobsRoutes } from './features/hidden-jobs/hidden-jobs.routes.ts'
import { hiringReportRoutes } from './features/hiring-report/hiring-report.routes.ts'
import { jobClosingsRoutes } from './features/job-closings/job-closings.routes.ts'
import { jobInvitationsRoutes } from './features/job-invitations/job-invitations.routes.ts'
import { jobPeopleRoutes } from './features/job-people/job-people.routes.ts'
import { jobSearchRoutes } from './features/job-search/job-search.routes.ts'
import { jobsRoutes } from './features/jobs/jobs.routes.ts'
import { mailAnswersRoutes } from './features/mail-answers/mail-answers.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { notificationsLive } from './features/notifications/notifications.live.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { followApplications } from './features/offers/offer-steps.service.ts'
import { offersLive } from './features/offers/offers.live.ts'
import { offersRoutes } from './features/offers/offers.routes.ts'
import { picturesRoutes } from './features/pictures/pictures.routes.ts'
import { placesRoutes } from './features/places/places.routes.ts'
import { recentActivityRoutes } from './features/recent-activity/recent-activity.routes.ts'
import { rememberViews } from './features/recent-activity/recent-activity.service.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { resumesRoutes } from './features/resumes/resumes.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { salariesRoutes } from './features/salaries/salaries.routes.ts'
import { savedJobsRoutes } from './features/saved-jobs/saved-jobs.routes.ts'
import { savedTalentsRoutes } from './features/saved-talents/saved-talents.routes.ts'
import { seekerHomeRoutes } from './features/seeker-home/seeker-home.routes.ts'
import { seekersRoutes } from './features/seekers/seekers.routes.ts'
import { shareCardsRoutes } from './features/share-cards/share-cards.routes.ts'
import { subscriptionsRoutes } from './features/subscriptions/subscriptions.routes.ts'
import { syndicationRoutes } from './features/syndication/syndication.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { transparencyRoutes } from './features/transparency/transparency.routes.ts'
import { visitsRoutes } from './features/visits/visits.routes.ts'
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts'
import { scheduleSummaries } from './features/weekly-summary/weekly-summary.service.ts'
import { refuseOtherHosts } from './http/allowed-hosts.ts'
import { type Api, maxJsonBodyBytes } from './http/bind.ts'
import { createCallLimits } from './http/call-limits.ts'
import { trustedBy } from './http/client-address.ts'
import { registerCors } from './http/cors.ts'
import { handleErrors } from './http/error-handler.ts'
import { type GracefulShutdown, prepareShutdown } from './http/graceful-shutdown.ts'
import { registerHealth } from './http/health.ts'
import { ignoreMultipart } from './http/input/multipart.ts'
import { allowEmptyJson, refusePlainText } from './http/input/request-bodies.ts'
import { guardRequestSmuggling, replyToMalformedRequest, replyToMalformedUrl } from './http/malformed-requests.ts'
import { serializedOpenApi } from './http/openapi.ts'
import { readYourWritesCookie } from './http/read-your-writes-cookie.ts'
import { registerReference } from './http/reference/reference.ts'
import { registerRequestContext } from './http/request-context.ts'
import { captureRemoteAddress, limitBodyTime, limitPipelining, serverTimeouts } from './http/slow-clients.ts'
import { openSocket } from './open-socket.ts'
import type { Realtime } from './realtime/socket-server.ts'
import { createSearch } from './search/search.ts'
import { newRequestId } from './telemetry/request-context.ts'
import { logSignIns } from './telemetry/sign-ins.ts'

export interface App {
  readonly server: FastifyInstance
  readonly api: Api
  readonly realtime: Realtime
  /** Call before `server.close()` while other processes keep serving: drains without failing requests. */
  readonly drain: GracefulShutdown['drain']
}

/** API responses are data: nothing in them may run or be framed. Pages override these headers. */
const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The composition root: registers all features in order. */
export async function buildApp(deps: Deps): Promise<App> {
  const { server, stopping } = await openServer(deps)
  const api = apiOn(server, deps)
  followChanges(deps)
  logSignIns(deps)
  accountFeatures(api, deps)
  await notificationsRoutes(api, deps)
  picturesRoutes(api, deps)
  placesRoutes(api)
  employersRoutes(api, deps)
  companyPhotosRoutes(api, deps)
  const limiter = searchLimiter(deps.config.maxConcurrentSearches)
  const talentSearch = createSearch(deps.db, 'talent_search', { limiter })
  seekersRoutes(api, deps, talentSearch)
  savedTalentsRoutes(api, deps, talentSearch)
  jobPeopleRoutes(api, deps)
  const jobSearch = createSearch(deps.db, 'job_search', { limiter })
  jobsRoutes(api, deps, jobSearch)
  jobSearchRoutes(api, jobSearch)
  const counts = directoryRoutes(api, jobSearch)
  salariesRoutes(api)
  followsRoutes(api, deps)
  await alertsRoutes(api, deps)
  savedJobsRoutes(api, deps)
  recentActivityRoutes(api, deps)
  hiddenJobsRoutes(api, deps)
  applicationRoutes(api, deps)
  jobClosingsRoutes(api, deps)
  privateFilesRoutes(api, deps)
  analyticsRoutes(api, deps)
  conversationRoutes(api, deps)
  offersRoutes(api, deps)
  followApplications(deps)
  seekerHomeRoutes(api, deps, jobSearch)
  companyViewsRoutes(api, deps)
  reviewsRoutes(api, deps)
  reportsRoutes(api, deps)
  auditRoutes(api, deps)
  contactRoutes(api, deps)
  forOtherSites(api, deps, { search: jobSearch, counts })
  subscriptionsRoutes(api, deps)
  moderationFeatures(api, deps)
  resumesRoutes(api, deps)
  dataRightsRoutes(api, deps)
  followReturns(deps)
  planDigestsOfFollowers(deps)
  rememberViews(deps)
  scheduleSummaries(deps)
  await visitsRoutes(api, deps)
  const realtime = await openSocket(server, deps)
  stopping.waitForKeepAlive()
  followLive(realtime, deps)
  registerHealth(server, { ...deps, sockets: realtime.counts })
  server.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(serializedOpenApi()),
  )
  registerReference(server, deps.config)
  return { server, api, realtime, drain: stopping.drain }
}

/** Accounts, ways to sign in, and membership in companies. */
function accountFeatures(api: Api, deps: Deps): void {
  accountsRoutes(api, deps)
  twoStepRoutes(api, deps)
  passkeysRoutes(api, deps)
  oidcRoutes(api, deps)
  teamRoutes(api, deps)
  companyActivityRoutes(api, deps)
  webhooksRoutes(api, deps)
  apiKeysRoutes(api, deps)
}

/** Moderation with its figures, and the proofs of companies whose disputes it decides. */
function moderationFeatures(api: Api, deps: Deps): void {
  moderationRoutes(api, deps)
  companyDomainsRoutes(api, deps)
  transparencyRoutes(api, deps)
  answerStatisticsRoutes(api)
}

/** The features that read and change applications. */
function applicationRoutes(api: Api, deps: Deps): void {
  applicationsRoutes(api, deps)
  applicantsRoutes(api, deps)
  evaluationsRoutes(api, deps)
  answeringRoutes(api, deps)
  answerClaimsRoutes(api, deps)
  nudgesRoutes(api, deps)
  calendarsRoutes(api, deps)
  hiringReportRoutes(api, deps)
  companyApiRoutes(api, deps)
}

/** Chats, and what is sent by them. */
function conversationRoutes(api: Api, deps: Deps): void {
  chatRoutes(api, deps)
  jobInvitationsRoutes(api, deps)
  mailAnswersRoutes(api, deps)
}

/** The features whose files are only served to some people. */
function privateFilesRoutes(api: Api, deps: Deps): void {
  fileLibraryRoutes(api, deps)
  messageFilesRoutes(api, deps)
}

/** The features that push events to connections. */
function followLive(realtime: Realtime, deps: Deps): void {
  notificationsLive(realtime, deps)
  chatLive(realtime, deps)
  applicationsLive(realtime, deps)
  evaluationsLive(realtime, deps)
  offersLive(realtime, deps)
}

/** Creates the server with everything that applies before routing. Features bind their endpoints to it. */
async function openServer({ config, log }: Deps): Promise<{ server: FastifyInstance; stopping: GracefulShutdown }> {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines get the request id from the request context, also in services, so no child logger is needed.
    childLoggerFactory: (logger) => logger,
    genReqId: newRequestId,
    trustProxy: trustedBy(config.trustProxy),
    bodyLimit: maxJsonBodyBytes,
    ...serverTimeouts(config),
    clientErrorHandler: replyToMalformedRequest,
    frameworkErrors: replyToMalformedUrl,
    forceCloseConnections: 'idle',
    // Requests that arrive during the shutdown are served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1_024, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  registerRequestContext(server)
  handleErrors(server)
  const stopping = prepareShutdown(server, config)
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(apiHeaders)
  })
  refuseOtherHosts(server, config)
  registerCors(server, config)
  ignoreMultipart(server)
  refusePlainText(server)
  allowEmptyJson(server)
  guardRequestSmuggling(server)
  limitBodyTime(server, config)
  limitPipelining(server)
  captureRemoteAddress(server)
  return { server, stopping }
}

const apiOn = (app: FastifyInstance, { config, db, replica, limits }: Deps): Api => ({
  app,
  authenticate: (token) => authenticate(db, token),
  authenticateKey: (token, scope) => authenticateKey(db, token, scope),
  db,
  replica,
  wroteCookie: isSpread(config) ? readYourWritesCookie(config.publicUrl) : undefined,
  handlers: new Map(),
  uploadLimiter: uploadLimiter(),
  limits: createCallLimits(limits),
  origins: config,
  strict: config.environment === 'test',
})

const isSpread = ({ redisUrl, databaseReplicas }: Deps['config']) =>
  redisUrl !== undefined || databaseReplicas.urls.length > 0

/** Subscribed first, so that pages re-rendered by later listeners are read from the primary. */
function followChanges({ events, replica }: Deps): void {
  for (const change of publicChanges) events.on(change, replica.changed)
}

/** Feeds and sitemaps for crawlers, share cards, what AI assistants read, and what employers show on their own sites. */
function forOtherSites(api: Api, deps: Deps, sources: Parameters<typeof shareCardsRoutes>[1]): void {
  syndicationRoutes(api, deps, sources.counts)
  shareCardsRoutes(api, sources)
  assistantsRoutes(api, deps)
  careersPageRoutes(api, deps)
}
