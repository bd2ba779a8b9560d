import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { clearSession, setSession } from '../../../api/session.ts'
import { keptJobDraft } from './job-draft.ts'
import { NEW_JOB } from './job-form-values.ts'
import { useJobDraft } from './use-job-draft.ts'

afterEach(() => {
  vi.useRealTimers()
  clearSession()
  localStorage.clear()
})

function Probe({ active }: { active: boolean }) {
  useJobDraft({ ...NEW_JOB, jobTitle: 'Baker' }, active)
  return null
}

test.each([
  ['kept once typing pauses', true, 'Baker'],
  ['not written after the job is sent', false, undefined],
])('a draft is %s', async (_, staysActive, title) => {
  setSession({ token: 'a', user: { _id: 'u', email: 'a@x.example', userType: 'employer', emailVerified: true } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = await render(<Probe active />)
  await rerender(<Probe active={staysActive} />)
  vi.advanceTimersByTime(2_000)
  expect(keptJobDraft()?.values.jobTitle).toBe(title)
})
