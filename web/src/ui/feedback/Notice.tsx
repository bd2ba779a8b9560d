import * as t from '@hearback/texts/web/ui.ts'
import { CircleAlert, CircleCheck, Info, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import c from './Notice.module.css'

const ICONS = { plain: Info, good: CircleCheck, wrong: CircleAlert }

interface NoticeProps {
  tone?: 'plain' | 'good' | 'wrong'
  children: ReactNode
  action?: ReactNode
}

/** Inline message of one sentence. */
export function Notice({ tone = 'plain', children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={c.notice} data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  )
}

/** Error of a form, above its button; renders nothing without a message. */
export const FormError = ({ children }: { children: ReactNode }) =>
  children ? <Notice tone="wrong">{children}</Notice> : null

interface FailedNoticeProps {
  /** Sentence about what failed to load. */
  children?: ReactNode
  onRetry: () => unknown
  busy?: boolean
}

/** A failed read: shown in the place of the list, never instead of the page. */
export const FailedNotice = ({ children = t.loadFailed, onRetry, busy }: FailedNoticeProps) => (
  <Notice
    action={
      <Button size="sm" busy={!!busy} icon={<RotateCw size={15} aria-hidden />} onClick={() => void onRetry()}>
        {t.tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
)
