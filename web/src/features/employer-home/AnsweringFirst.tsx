import * as t from '@hearback/texts/web/employer-home.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import c from './EmployerHome.module.css'

/** The company takes no applications until overdue ones are answered, and how to get there. */
export const AnsweringFirst = () => (
  <div className={c.failed}>
    <Notice
      tone="wrong"
      action={
        <LinkButton size="sm" to="?due=overdue" preventScrollReset>
          {t.answerOverdueAction}
        </LinkButton>
      }
    >
      {t.answeringFirstNotice}
    </Notice>
  </div>
)
