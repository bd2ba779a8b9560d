import { codeSamples, type Operation, type SecurityScheme } from './code-samples.ts'
import { toVersion30 } from './openapi-30.ts'

type Json = Record<string, unknown>
type Paths = Record<string, Record<string, Operation>>

/** Groups by the segment of the path after `/api`, in the order of the page: what outsiders use first. */
const groups: readonly (readonly [name: string, segments: readonly string[]])[] = [
  ['Jobs and applications of your company (API key)', ['v1']],
  ['Jobs and search', ['postjob', 'places']],
  ['Companies', ['hruser', 'follows', 'company-views']],
  [
    'Applications',
    ['jobapplication', 'application-notes', 'scorecards', 'job-invitations', 'calendar', 'mail-answers'],
  ],
  ['Offers', ['offers']],
  ['Messages', ['chat']],
  ['Job seekers', ['jobseekeruser', 'talent-lists', 'talent-searches']],
  ['Reviews', ['hrreview', 'jobseekerreview', 'reviews']],
  ['Alerts and notifications', ['alerts', 'notifications']],
  ['Accounts and teams', ['auth', 'team', 'subscription']],
]
const otherGroup = 'Other'
const moderators = 'Moderation'

const callers: Readonly<Record<string, string>> = {
  public: 'For anyone, without signing in.',
  pending: 'For every account, also before its email is confirmed.',
  member: 'For people who are signed in.',
  employer: 'For members of a company.',
  seeker: 'For job seekers.',
  key: 'For programs with an API key of a company that has the permission.',
  admin: 'For moderators.',
}

/** The OpenAPI document as the page shows it: in groups, with the callers and code samples of each call. */
export function referenceDocument(document: Json, site: string): Json {
  const { securitySchemes = {} } = (document.components ?? {}) as { securitySchemes?: Record<string, SecurityScheme> }
  const used = new Set<string>()
  const shown = Object.entries(document.paths as Paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const tag = operation.tags?.[0] ?? groupOf(path, operation)
        used.add(tag)
        const samples = codeSamples({ site, method, path, operation, schemes: securitySchemes })
        return [method, { ...operation, tags: [tag], description: describe(operation, samples) }]
      }),
    ),
  ])
  const order = [...groups.map(([name]) => name), otherGroup, moderators]
  const known = [...order.filter((name) => used.has(name)), ...[...used].filter((name) => !order.includes(name))]
  const tags = known.map((name) => ({ name }))
  const page = { ...document, tags, paths: Object.fromEntries(shown), servers: [{ url: site }] }
  return { ...(toVersion30(page) as Json), openapi: '3.0.3' }
}

function groupOf(path: string, { 'x-access': access }: Operation): string {
  if (access === 'admin') return moderators
  const segment = path.split('/')[2] ?? ''
  return groups.find(([, segments]) => segments.includes(segment))?.[0] ?? otherGroup
}

function describe(
  { description, 'x-access': access = '' }: Operation,
  samples: ReturnType<typeof codeSamples>,
): string {
  const code = samples.map(({ language, label, code }) => `**${label}**\n\n\`\`\`${language}\n${code}\n\`\`\``)
  return [description, callers[access], ...code].filter(Boolean).join('\n\n')
}
