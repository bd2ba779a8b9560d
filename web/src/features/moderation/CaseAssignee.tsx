import type { Case } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Moderation.module.css'
import { useAssignment } from './moderation.mutations.ts'

/** The moderator who handles the open reports, and buttons to take or release them. */
export function CaseAssignee({ found: { kind, target, assignee } }: { found: Case }) {
  const isOwn = useSession()?.user._id === assignee?._id
  const { mutate, isPending } = useAssignment(kind, target)
  const change = (take: boolean) =>
    mutate({ take, from: assignee?._id ?? null }, { onError: ({ message }) => toast(message) })
  return (
    <section className={c.panel} aria-label={t.assigneeLabel}>
      <h2>
        {!assignee ? (
          t.assigneeNone
        ) : isOwn ? (
          t.assigneeSelf
        ) : (
          <Sentence of={t.assigneeOther} names={[assignee.email]} />
        )}
      </h2>
      <p>
        {isOwn ? (
          <Button size="sm" busy={isPending} onClick={() => change(false)}>
            {t.releaseCaseAction}
          </Button>
        ) : (
          <Button size="sm" busy={isPending} onClick={() => change(true)}>
            {assignee ? t.takeOverAction : t.takeCaseAction}
          </Button>
        )}
      </p>
    </section>
  )
}
