import type { ErrorCode } from '@hearback/contract/errors.ts'
import type { RefusalTexts } from './refusal-texts.ts'

type Way = readonly [label: string, path: string]

/** Pages that offer what is behind a refused URL. */
const pagesOf = (t: RefusalTexts): readonly (readonly [address: RegExp, ...ways: Way[]])[] => [
  [/^\/(files|api)\/chat\b/, [t.openMessages, '/messages']],
  [
    /^\/(files\/applications|api\/jobapplication)\b/,
    [t.openApplications, '/applications'],
    [t.openInterviews, '/employer/interviews'],
  ],
  [/^\/api\/auth\/export\b/, [t.openData, '/settings/data']],
  [/^\/api\/jobseekeruser\b/, [t.openProfile, '/profile']],
  [/^\/api\/subscription\b/, [t.openBilling, '/billing']],
  [/^\/api\/alerts\b/, [t.openAlerts, '/alerts']],
  [/^\/api\/notifications\b/, [t.openNotifications, '/settings/notifications']],
  [/^\/(feeds|sitemaps?|files\/cards|api\/postjob)\b/, [t.openJobs, '/jobs']],
]

/** Links for a person whose navigation was refused, most helpful first, with English paths. */
export function refusalLinks(
  { code, status }: { code: ErrorCode; status: number },
  { method, url }: { method: string; url: string },
  t: RefusalTexts,
): Way[] {
  // Two slashes would start a host name.
  const mayRepeat = method === 'GET' && !/^\/[/\\]/.test(url)
  const again: Way[] = mayRepeat && (status === 429 || status >= 500) ? [[t.tryAgain, url]] : []
  if (code === 'email_unverified') return [[t.confirmEmail, '/verify-email']]
  if (code === 'account_suspended') return [[t.contactUs, '/contact']]
  const [, ...ways] = pagesOf(t).find(([address]) => address.test(url)) ?? []
  return [...again, ...(ways ?? []), [t.goToStart, '/']]
}
