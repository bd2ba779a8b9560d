import type { WebhookEndpoint } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import l from '../../ui/Layout.module.css'
import { Facts, Section, Stack } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { exactTime, localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookLog } from './WebhookLog.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'
import { DISABLED, TYPES } from './webhook-words.ts'
import { useWebhookActs } from './webhooks.queries.ts'

type Opened = 'form' | 'secret' | 'remove' | 'log'

/** An endpoint with its state, its buttons, and its log on demand. */
export function WebhookSection({ webhook }: { webhook: WebhookEndpoint }) {
  const acts = useWebhookActs()
  const [opened, setOpened] = useState<Opened>()
  const { _id, url, disabledReason } = webhook
  const close = () => setOpened(undefined)
  const run = (act: Promise<unknown>, done: string) =>
    act.then(
      () => toast({ text: done }),
      (error: Error) => toast({ text: error.message }),
    )
  const open = (what: Opened, label: string) => (
    <Button size="sm" onClick={() => setOpened(what)}>
      {label}
    </Button>
  )
  return (
    <Section
      title={
        <>
          <Verbatim>{webhook.description || hostOf(url)}</Verbatim> <StatePill webhook={webhook} />
        </>
      }
    >
      <Stack>
        <StateNotice webhook={webhook}>
          <Button size="sm" onClick={() => void run(acts.edit(_id, { enabled: true }), t.enabled)}>
            {t.enableAction}
          </Button>
        </StateNotice>
        <Facts items={factsOf(webhook)} />
        <div className={l.acts}>
          {disabledReason === null && (
            <Button size="sm" onClick={() => void run(acts.test(_id), t.testSent).then(() => setOpened('log'))}>
              {t.testAction}
            </Button>
          )}
          <Button
            size="sm"
            aria-expanded={opened === 'log'}
            onClick={() => setOpened(opened === 'log' ? undefined : 'log')}
          >
            {t.logAction}
          </Button>
          {open('secret', t.secretAction)}
          {open('form', t.editAction)}
          {disabledReason === null && (
            <Button size="sm" variant="quiet" onClick={() => void run(acts.edit(_id, { enabled: false }), t.disabled)}>
              {t.disableAction}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setOpened('remove')}>
            {t.removeAction}
          </Button>
        </div>
        {opened === 'log' && <WebhookLog webhook={webhook} />}
      </Stack>
      <Dialog opened={opened === 'form'} onClose={close} title={t.editTitle} size={560}>
        <WebhookForm webhook={webhook} onDone={close} />
      </Dialog>
      <Dialog opened={opened === 'secret'} onClose={close} title={t.secretTitle} size={560}>
        <WebhookSecret webhook={webhook} />
      </Dialog>
      <ConfirmDialog
        opened={opened === 'remove'}
        onClose={close}
        title={t.removeTitle}
        confirm={t.removeAction}
        danger
        onConfirm={() => acts.remove(_id)}
      >
        {t.removeText}
      </ConfirmDialog>
    </Section>
  )
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url

function StatePill({ webhook: { disabledReason, failingSince } }: { webhook: WebhookEndpoint }) {
  if (disabledReason) return <Pill tone="quiet">{t.stateOff}</Pill>
  return failingSince ? <Pill tone="late">{t.stateFailing}</Pill> : <Pill tone="have">{t.stateOn}</Pill>
}

function StateNotice({ webhook, children }: { webhook: WebhookEndpoint; children: ReactNode }) {
  const { disabledReason, failingSince } = webhook
  if (disabledReason) {
    return (
      <Notice tone={disabledReason === 'owner' ? 'plain' : 'wrong'} action={children}>
        {DISABLED[disabledReason]}
      </Notice>
    )
  }
  return failingSince && <Notice tone="wrong">{t.failingNotice(exactTime(Date.parse(failingSince)))}</Notice>
}

const factsOf = ({ url, types, createdAt }: WebhookEndpoint) => [
  { term: t.urlLabel, value: <Verbatim>{url}</Verbatim> },
  {
    term: t.typesLabel,
    value: TYPES.filter(({ type }) => types.includes(type))
      .map(({ label }) => label)
      .join(', '),
  },
  { term: t.addedLabel, value: localDate(createdAt) },
]
