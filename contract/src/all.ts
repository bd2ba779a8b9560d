import * as absence from './accounts/absence.ts'
import * as accounts from './accounts/accounts.ts'
import * as activity from './accounts/activity.ts'
import * as apiKeys from './accounts/api-keys.ts'
import * as dataRights from './accounts/data-rights.ts'
import * as emailDelivery from './accounts/email-delivery.ts'
import * as notifications from './accounts/notifications.ts'
import * as oidc from './accounts/oidc.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as push from './accounts/push.ts'
import * as subscriptions from './accounts/subscriptions.ts'
import * as team from './accounts/team.ts'
import * as twoStep from './accounts/two-step.ts'
import * as webhooks from './accounts/webhooks.ts'
import type { Endpoint } from './endpoint.ts'
import * as analytics from './hiring/analytics.ts'
import * as answering from './hiring/answering.ts'
import * as applicants from './hiring/applicants.ts'
import * as applicationLimits from './hiring/application-limits.ts'
import * as applicationNotes from './hiring/application-notes.ts'
import * as applications from './hiring/applications.ts'
import * as calendars from './hiring/calendars.ts'
import * as chat from './hiring/chat.ts'
import * as chatSearch from './hiring/chat-search.ts'
import * as answerClaims from './hiring/clock/answer-claims.ts'
import * as jobClosings from './hiring/clock/job-closings.ts'
import * as nudges from './hiring/clock/nudges.ts'
import * as hiringReport from './hiring/hiring-report.ts'
import * as interviewChanges from './hiring/interview-changes.ts'
import * as jobInvitations from './hiring/job-invitations.ts'
import * as mailAnswers from './hiring/mail-answers.ts'
import * as offers from './hiring/offers.ts'
import * as reviews from './hiring/reviews.ts'
import * as scorecards from './hiring/scorecards.ts'
import * as alerts from './jobs/alerts.ts'
import * as companyViews from './jobs/company-views.ts'
import * as directory from './jobs/directory.ts'
import * as filterCounts from './jobs/filter-counts.ts'
import * as follows from './jobs/follows.ts'
import * as hiddenJobs from './jobs/hidden-jobs.ts'
import * as jobDeletion from './jobs/job-deletion.ts'
import * as jobDrafts from './jobs/job-drafts.ts'
import * as jobPeople from './jobs/job-people.ts'
import * as jobSearch from './jobs/job-search.ts'
import * as jobs from './jobs/jobs.ts'
import * as maps from './jobs/maps.ts'
import * as places from './jobs/places.ts'
import * as recentActivity from './jobs/recent-activity.ts'
import * as salaries from './jobs/salaries.ts'
import * as savedJobNotes from './jobs/saved-job-notes.ts'
import * as seekerHome from './jobs/seeker-home.ts'
import * as careersPage from './people/careers-page.ts'
import * as companyDomains from './people/company-domains.ts'
import * as companyPhotos from './people/company-photos.ts'
import * as employers from './people/employers.ts'
import * as libraryFiles from './people/library-files.ts'
import * as resumes from './people/resumes.ts'
import * as savedTalents from './people/saved-talents.ts'
import * as seekers from './people/seekers.ts'
import * as answerStatistics from './trust/answer-statistics.ts'
import * as audit from './trust/audit.ts'
import * as caseWork from './trust/case-work.ts'
import * as companyApproval from './trust/company-approval.ts'
import * as contact from './trust/contact.ts'
import * as moderation from './trust/moderation.ts'
import * as operator from './trust/operator.ts'
import * as reports from './trust/reports.ts'
import * as statements from './trust/statements.ts'
import * as transparency from './trust/transparency.ts'
import * as visits from './trust/visits.ts'
import * as companyApplications from './v1/company-applications.ts'
import * as companyJobs from './v1/company-jobs.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** All endpoints by name, which is the operation id in the OpenAPI document. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    accounts,
    emailDelivery,
    notifications,
    push,
    places,
    employers,
    careersPage,
    companyPhotos,
    seekers,
    savedTalents,
    jobs,
    savedJobNotes,
    jobDrafts,
    jobDeletion,
    jobClosings,
    jobSearch,
    filterCounts,
    maps,
    directory,
    salaries,
    alerts,
    follows,
    recentActivity,
    hiddenJobs,
    jobPeople,
    seekerHome,
    applications,
    applicationLimits,
    applicationNotes,
    scorecards,
    answering,
    mailAnswers,
    answerClaims,
    nudges,
    applicants,
    interviewChanges,
    calendars,
    analytics,
    hiringReport,
    chat,
    chatSearch,
    jobInvitations,
    offers,
    companyViews,
    reviews,
    reports,
    audit,
    contact,
    subscriptions,
    team,
    activity,
    moderation,
    caseWork,
    companyDomains,
    companyApproval,
    transparency,
    answerStatistics,
    operator,
    statements,
    dataRights,
    visits,
    resumes,
    libraryFiles,
    twoStep,
    webhooks,
    oidc,
    passkeys,
    absence,
    apiKeys,
    companyJobs,
    companyApplications,
  ].flatMap((feature) => Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
