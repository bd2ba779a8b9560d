import type { JobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, setSession } from '../../../api/session.ts'
import { dropJobDraft, keepJobDraft, keptJobDraft } from './job-draft.ts'
import { dropCopyOf, openedDraft } from './job-drafts.queries.ts'
import { NEW_JOB } from './job-form-values.ts'

beforeEach(() =>
  setSession({ token: 'a', user: { _id: 'u', email: 'a@x.example', userType: 'employer', emailVerified: true } }),
)
afterEach(() => {
  dropJobDraft()
  clearSession()
})

const titled = (jobTitle: string) => ({ ...NEW_JOB, jobTitle })
const stored = (id: string, jobTitle: string, revision = 5) =>
  ({ _id: id, revision, values: titled(jobTitle), updatedAt: '2026-11-26T10:00:00.000Z' }) as unknown as JobDraft
const title = (...asked: Parameters<typeof openedDraft>) => openedDraft(...asked)?.values.jobTitle

test('opens the version of the server, which another device may have changed', () => {
  keepJobDraft(titled('Old'), { id: 'd1', revision: 3, synced: true })
  expect(openedDraft(undefined, [stored('d1', 'New')])).toMatchObject({
    values: { jobTitle: 'New' },
    identity: { id: 'd1', revision: 5 },
  })
})

test('keeps text that the server does not have', () => {
  keepJobDraft(titled('Typed offline'), { id: 'd1', revision: 3, synced: false })
  expect(title(undefined, [stored('d1', 'New')])).toBe('Typed offline')
  keepJobDraft(titled('Of an earlier release'))
  expect(title(undefined, [])).toBe('Of an earlier release')
})

test('drops the copy of a draft that was published or deleted elsewhere, but not without an answer of the server', () => {
  keepJobDraft(titled('Published'), { id: 'd1', revision: 3, synced: true })
  expect(title(undefined, undefined)).toBe('Published')
  expect(title(undefined, [])).toBeUndefined()
  expect(keptJobDraft()).toBeUndefined()
})

test('a published draft drops its own copy, not that of another tab’s draft', () => {
  keepJobDraft(titled('Other tab'), { id: 'd2', revision: 1, synced: false })
  dropCopyOf('d1')
  expect(title(undefined, [])).toBe('Other tab')
  dropCopyOf('d2')
  expect(keptJobDraft()).toBeUndefined()
})

test('opens the draft that is asked for, and keeps its copy on this device', () => {
  keepJobDraft(titled('One'), { id: 'd1', revision: 3, synced: true })
  expect(title('d2', [stored('d1', 'One'), stored('d2', 'Two')])).toBe('Two')
  expect(keptJobDraft()).toMatchObject({ values: { jobTitle: 'Two' }, identity: { id: 'd2', synced: true } })
})
