import * as t from '@hearback/texts/web/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { asksForSomething, keyOf } from './alert-key.ts'
import { type AlertForm, useSaveAlert } from './alerts.mutations.ts'
import { ownAlerts } from './alerts.queries.ts'

/** Saves a search, so that new jobs arrive by mail. Visitors sign in first; hidden from employers. */
export function SaveSearch({ search }: { search: AlertForm }) {
  const user = useSession()?.user
  const { pathname, search: query } = useLocation()
  const first = useAccountLink(user, { title: t.saveAction, next: `${pathname}${query}`, seekersOnly: true })
  if (!asksForSomething(search) || (user && user.userType !== 'jobseeker')) return null
  const look = { size: 'sm', icon: <BellPlus size={15} aria-hidden /> } as const
  if (first)
    return (
      <LinkButton {...look} {...first} rel="nofollow">
        {t.saveAction}
      </LinkButton>
    )
  return <SaveOwn search={search} />
}

function SaveOwn({ search }: { search: AlertForm }) {
  const navigate = useNavigate()
  const { data } = useQuery(ownAlerts())
  const save = useSaveAlert()
  const saved = data?.alerts.find((alert) => keyOf(alert) === keyOf(search))
  if (saved)
    return (
      <LinkButton size="sm" variant="quiet" icon={<BellRing size={15} aria-hidden />} to={paths.alerts()}>
        {saved.paused ? t.savedPaused : t.searchSaved}
      </LinkButton>
    )
  const press = () =>
    save.mutate(search, {
      onSuccess: () =>
        toast({
          text: t.searchSavedHint,
          action: { label: t.savedSearches, run: () => void navigate(paths.alerts()) },
        }),
      onError: ({ message }) => toast(message),
    })
  return (
    <Button size="sm" icon={<BellPlus size={15} aria-hidden />} busy={save.isPending} onClick={press}>
      {t.saveAction}
    </Button>
  )
}
