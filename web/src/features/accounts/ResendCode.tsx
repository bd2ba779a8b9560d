import * as t from '@hearback/texts/web/accounts.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import c from './Accounts.module.css'
import { useResendCode } from './accounts.mutations.ts'

const WAIT_SECONDS = 30

/** Asks for another code; the wait between two is counted where everybody sees it. */
export function ResendCode() {
  const [left, setLeft] = useState(WAIT_SECONDS)
  const resend = useResendCode()
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const ask = () => resend.mutate(undefined, { onSuccess: () => setLeft(WAIT_SECONDS) })
  return (
    <>
      {resend.isSuccess && <Notice tone="good">{t.aNewCodeIsOn}</Notice>}
      {resend.isError && <Notice tone="wrong">{resend.error.message}</Notice>}
      <button type="button" className={c.link} disabled={left > 0 || resend.isPending} onClick={ask}>
        {left > 0 ? t.mailANewCodeIn(left) : t.mailANewCode}
      </button>
    </>
  )
}
