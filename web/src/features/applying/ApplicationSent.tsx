import type { Application } from '@hearback/contract/hiring/applications.ts'
import * as s from '@hearback/texts/web/apply-sheet.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useEffect, useRef } from 'react'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { AnswerCountdown } from '../../ui/figures/Countdowns.tsx'
import { useOnDevice } from '../../ui/now.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { exactTime } from '../../ui/text/times.ts'
import c from './Applying.module.css'

interface ApplicationSentProps {
  application: Application
  company: string
  onClose: () => void
}

/** Confirmation with the time by which the answer is due. */
export function ApplicationSent({ application, company, onClose }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const due = exactTime(Date.parse(application.answerDueAt), useOnDevice() ? undefined : 'UTC')
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={c.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <Sentence of={s.sentTitle} names={[company]} />
      </h3>
      {application.awaitsAnswer && (
        <>
          <AnswerCountdown dueAt={application.answerDueAt} size="lg" />
          <p className={c.note}>{s.sentHint(due)}</p>
        </>
      )}
      <div className={c.acts}>
        <Button onClick={onClose}>{t.sentBackAction}</Button>
        <LinkButton variant="primary" to={paths.application(application._id)}>
          {t.sentViewAction}
        </LinkButton>
      </div>
    </div>
  )
}
