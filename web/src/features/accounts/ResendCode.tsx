import * as t from '@hearback/texts/web/accounts.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/feedback/Notice.tsx'
import c from './Accounts.module.css'
import { useResendCode } from './accounts.mutations.ts'

const SECOND = 1_000
const WAIT = 30 * SECOND

/** Requests another code; shows the countdown until the next request is allowed. */
export function ResendCode() {
  const [left, restart] = useSecondsLeft()
  const resend = useResendCode()
  const ask = () => resend.mutate(undefined, { onSuccess: restart })
  return (
    <>
      {resend.isSuccess && <Notice tone="good">{t.codeResent}</Notice>}
      {resend.isError && <Notice tone="wrong">{resend.error.message}</Notice>}
      <button type="button" className={c.link} disabled={left > 0 || resend.isPending} onClick={ask}>
        {left > 0 ? t.codeResendCountdown(left) : t.codeResendAction}
      </button>
    </>
  )
}

/**
 * Counts down to an instant, because timers pause while the user reads the code in another app. Uses the monotonic
 * clock, so that a change of the device's time does not matter.
 */
function useSecondsLeft(): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => performance.now() + WAIT)
  const [left, setLeft] = useState(WAIT / SECOND)
  useEffect(() => {
    const tick = () => setLeft(Math.ceil(Math.max(0, end - performance.now()) / SECOND))
    const timer = setInterval(tick, SECOND)
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [end])
  return [left, () => setEnd(performance.now() + WAIT)]
}
