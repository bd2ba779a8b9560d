import type { Application } from '@hearback/contract/applications.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Application.module.css'
import { useWithdraw } from './applications.mutations.ts'

interface WithdrawProps {
  application: Application
  company: string
  /** Whether one can apply once more, in a sentence. */
  afterwards: string
}

/** Takes an application back, after saying what that means; nothing where it is over already. */
export function Withdraw({ application: { _id, nextSteps, status }, company, afterwards }: WithdrawProps) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdraw(_id)
  if (!nextSteps.includes('withdrawn')) return null
  const act = async () => {
    await withdraw.mutateAsync()
    toast('Your application is withdrawn.')
  }
  return (
    <div className={c.acts}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Withdraw your application?"
        confirm="Withdraw it"
        danger
        onConfirm={act}
      >
        {company} sees that you withdrew, and no longer owes you an answer.{' '}
        {status === 'interview' && 'An interview that was arranged is called off. '}
        {afterwards}
      </ConfirmDialog>
    </div>
  )
}
