import type { Application } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import c from './Application.module.css'
import { useHeldWithdrawal } from './held-withdrawal.ts'

interface WithdrawProps {
  application: Application
  company: string
  /** Sentence about whether the seeker can reapply. */
  afterwards: string
  /** Less prominent, e.g. beside a chat. */
  quiet?: boolean
}

/** Withdraws an application after a confirmation; renders nothing if it is over. */
export function Withdraw({ application: { _id, nextSteps, status }, company, afterwards, quiet }: WithdrawProps) {
  const [asking, setAsking] = useState(false)
  const withdraw = useHeldWithdrawal(_id, company)
  if (!nextSteps.includes('withdrawn')) return null
  return (
    <div className={c.acts}>
      <Button {...(quiet ? { size: 'sm' } : { variant: 'danger' })} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.withdrawTitle}
        confirm={t.withdrawAction}
        danger
        onConfirm={async () => withdraw()}
      >
        {t.withdrawEffects(company)} {status === 'interview' && `${t.withdrawInterviewEffect} `}
        {afterwards}
      </ConfirmDialog>
    </div>
  )
}
