import * as t from '@hearback/texts/web/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { tabStorage } from '../../api/device-storage.ts'
import { deviceNow } from '../../clock.ts'
import { isWished } from '../../domain/stored-wish.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ASKED, keyOf } from './alert-key.ts'
import { type AlertForm, useSaveAlert } from './alerts.mutations.ts'
import { ownAlerts } from './alerts.queries.ts'

/** Saves a search of a job seeker, by itself if they asked for it in this tab before they signed in. */
export function SaveOwn({ search }: { search: AlertForm }) {
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const { data } = useQuery(ownAlerts())
  const { mutate, isPending } = useSaveAlert()
  const saved = data?.alerts.find((alert) => keyOf(alert) === keyOf(search))
  const press = () =>
    mutate(search, {
      onSuccess: () =>
        toast({
          text: t.searchSavedHint,
          action: { label: t.savedSearches, run: () => void navigate(paths.alerts()) },
        }),
      onError: ({ message }) => toast(message),
    })
  useEffect(() => {
    if (!data || !isWished(query, tabStorage.getItem(ASKED), deviceNow())) return
    tabStorage.removeItem(ASKED)
    if (!saved) press()
  })
  if (saved)
    return (
      <LinkButton size="sm" variant="quiet" icon={<BellRing size={15} aria-hidden />} to={paths.alerts()}>
        {saved.paused ? t.savedPaused : t.searchSaved}
      </LinkButton>
    )
  return (
    <Button size="sm" icon={<BellPlus size={15} aria-hidden />} busy={isPending} onClick={press}>
      {t.saveAction}
    </Button>
  )
}
