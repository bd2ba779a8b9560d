import * as t from '@hearback/texts/web/calendars.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import c from '../Notifications.module.css'
import { calendarAddress, useRemoveCalendar, useRenewCalendar } from './calendar.queries.ts'

/** The private address under which calendar programs show the interviews of the user: makes, copies, replaces and ends it. */
export function CalendarAddress() {
  const query = useQuery(calendarAddress())
  const { data } = query
  if (data === undefined) return <QueryFallback query={query} rows={2} loading={t.loading} failed={t.failed} />
  return data === null ? <NoAddress /> : <Address address={data} />
}

function NoAddress() {
  const renew = useRenewCalendar()
  return (
    <div className={c.device}>
      <p>{t.lead}</p>
      <FormError>{renew.error?.message}</FormError>
      <Button icon={<CalendarPlus size={18} aria-hidden />} busy={renew.isPending} onClick={() => renew.mutate()}>
        {t.createAction}
      </Button>
    </div>
  )
}

/** Calendar programs open addresses of this scheme with the question whether to subscribe. */
const subscribing = (address: string) => address.replace(/^https?:/u, 'webcal:')

function Address({ address }: { address: string }) {
  const renew = useRenewCalendar()
  const remove = useRemoveCalendar()
  const [asked, ask] = useState<'renew' | 'remove'>()
  return (
    <div className={c.device}>
      <p>{t.addressLead}</p>
      <Verbatim>
        <code className={c.address}>{address}</code>
      </Verbatim>
      <div className={c.acts}>
        <LinkButton to={subscribing(address)} icon={<CalendarPlus size={18} aria-hidden />}>
          {t.subscribeAction}
        </LinkButton>
        <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copyText(address, t.addressCopied)}>
          {t.copyAction}
        </Button>
        <Button variant="quiet" onClick={() => ask('renew')}>
          {t.renewAction}
        </Button>
        <Button variant="quiet" onClick={() => ask('remove')}>
          {t.removeAction}
        </Button>
      </div>
      <p>{t.privacyNote}</p>
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => ask(undefined)}
        title={asked === 'renew' ? t.renewTitle : t.removeTitle}
        confirm={asked === 'renew' ? t.renewAction : t.removeAction}
        onConfirm={async () => {
          await (asked === 'renew' ? renew : remove).mutateAsync()
          toast(asked === 'renew' ? t.renewed : t.removed)
        }}
      >
        {t.replacedEffect}
      </ConfirmDialog>
    </div>
  )
}
