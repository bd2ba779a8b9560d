import type { Alert } from '@hearback/contract/jobs/alerts.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { AlertRow } from './AlertRow.tsx'
import c from './Alerts.module.css'
import { useAlertActs } from './alerts.mutations.ts'
import { ownAlerts } from './alerts.queries.ts'
import { RenameAlert } from './RenameAlert.tsx'

/** Saved searches of the user. */
export function AlertList() {
  const query = useQuery(ownAlerts())
  const { data } = query
  const [renamed, setRenamed] = useState<Alert>()
  const list = useRef<HTMLUListElement>(null)
  const { pause, remove } = useAlertActs()
  if (!data)
    return (
      <QueryFallback query={query} rows={3} height={83} tile={false} loading={t.listLoading} failed={t.listFailed} />
    )
  if (data.alerts.length === 0) return <NothingSaved />
  // The button is removed with its row, so the focus moves to the list for keyboard users.
  const removeRow = (alert: Alert) => {
    list.current?.focus()
    void remove(alert)
  }
  return (
    <>
      <ul className={c.rows} ref={list} tabIndex={-1} aria-label={t.listTitle}>
        {data.alerts.map((alert) => (
          <AlertRow
            key={alert._id}
            alert={alert}
            onPause={(one) => void pause(one)}
            onRename={setRenamed}
            onRemove={removeRow}
          />
        ))}
      </ul>
      <p className={c.note}>
        <Link to={paths.settings('notifications')}>{t.mailSettingsLink}</Link>
      </p>
      <RenameAlert alert={renamed} onClose={() => setRenamed(undefined)} />
    </>
  )
}

const NothingSaved = () => (
  <EmptyState
    title={t.emptyTitle}
    icon={<BellRing size={28} aria-hidden />}
    actions={
      <LinkButton variant="primary" to={paths.jobs()}>
        {t.emptyAction}
      </LinkButton>
    }
  >
    {t.emptyHint}
  </EmptyState>
)
