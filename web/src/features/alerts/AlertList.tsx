import type { Alert } from '@hearback/contract/alerts.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AlertRow } from './AlertRow.tsx'
import c from './Alerts.module.css'
import { useChangeAlert, useRemoveAlert, useSaveAlert } from './alerts.mutations.ts'
import { ownAlerts } from './alerts.queries.ts'
import { RenameAlert } from './RenameAlert.tsx'

/** The searches that one has saved. */
export function AlertList() {
  const { data, isPending, isFetching, refetch } = useQuery(ownAlerts())
  const [renamed, setRenamed] = useState<Alert>()
  const list = useRef<HTMLUListElement>(null)
  const { pause, remove } = useActs()
  if (isPending) return <SkeletonRows rows={3} label={t.loadingYourSavedSearches} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.yourSavedSearchesCouldNot}
      </FailedNotice>
    )
  if (data.alerts.length === 0) return <NothingSaved />
  // The button goes with its row; whoever pressed it with the keyboard stays in the list.
  const removeRow = (alert: Alert) => {
    list.current?.focus()
    void remove(alert)
  }
  return (
    <>
      <ul className={c.rows} ref={list} tabIndex={-1} aria-label={t.yourSavedSearches}>
        {data.alerts.map((alert) => (
          <AlertRow key={alert._id} alert={alert} onPause={pause} onRename={setRenamed} onRemove={removeRow} />
        ))}
      </ul>
      <p className={c.note}>
        {t.oneMailADayAt} <Link to={paths.settings('notifications')}>{t.chooseYourMails}</Link>
      </p>
      <RenameAlert alert={renamed} onClose={() => setRenamed(undefined)} />
    </>
  )
}

const NothingSaved = () => (
  <EmptyState
    title={t.noSearchIsSavedYet}
    icon={<BellRing size={28} aria-hidden />}
    actions={
      <LinkButton variant="primary" to={paths.jobs()}>
        {t.lookForJobs}
      </LinkButton>
    }
  >
    {t.searchForJobsThenPress}
  </EmptyState>
)

/** Acts that outlive their row; a failed one says why. */
function useActs() {
  const { mutateAsync: save } = useSaveAlert()
  const { mutateAsync: change } = useChangeAlert()
  const { mutateAsync: take } = useRemoveAlert()
  const saying = async (act: () => Promise<unknown>) => act().catch((error: Error) => toast(error.message))
  const saveAgain = async ({ _id, createdAt: _created, updatedAt: _updated, paused, ...form }: Alert) => {
    const { alert } = await save(form)
    if (paused) await change({ id: alert._id, paused })
  }
  return {
    pause: ({ _id: id, paused, name }: Alert) =>
      saying(async () => {
        await change({ id, paused: !paused })
        toast(paused ? t.goesOnWithWhatIs(name) : t.isPaused(name))
      }),
    remove: (alert: Alert) =>
      saying(async () => {
        await take(alert._id)
        const action = { label: t.undo, run: () => void saying(() => saveAgain(alert)) }
        toast({ text: t.isRemoved(alert.name), action })
      }),
  }
}
