import * as accounts from './accounts.ts'
import * as alerts from './alerts.ts'
import * as analytics from './analytics.ts'
import * as answering from './answering.ts'
import * as applications from './applications.ts'
import * as audit from './audit.ts'
import * as chat from './chat.ts'
import * as companyViews from './company-views.ts'
import * as contact from './contact.ts'
import * as dataRights from './data-rights.ts'
import * as directory from './directory.ts'
import * as employers from './employers.ts'
import type { Endpoint } from './endpoint.ts'
import * as jobSearch from './job-search.ts'
import * as jobs from './jobs.ts'
import * as maps from './maps.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as passkeys from './passkeys.ts'
import * as places from './places.ts'
import * as push from './push.ts'
import * as reports from './reports.ts'
import * as resumes from './resumes.ts'
import * as reviews from './reviews.ts'
import * as seekers from './seekers.ts'
import * as subscriptions from './subscriptions.ts'
import * as transparency from './transparency.ts'
import * as twoStep from './two-step.ts'
import * as visits from './visits.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** All endpoints by name, which is the operation id in the OpenAPI document. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    accounts,
    notifications,
    push,
    places,
    employers,
    seekers,
    jobs,
    jobSearch,
    maps,
    directory,
    alerts,
    applications,
    answering,
    analytics,
    chat,
    offers,
    companyViews,
    reviews,
    reports,
    audit,
    contact,
    subscriptions,
    moderation,
    transparency,
    dataRights,
    visits,
    resumes,
    twoStep,
    passkeys,
  ].flatMap((feature) => Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
