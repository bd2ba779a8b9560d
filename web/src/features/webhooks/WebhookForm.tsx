import { addWebhook, type WebhookEndpoint, type WebhookType } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import l from '../../ui/Layout.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { TypesField } from './TypesField.tsx'
import { useWebhookActs } from './webhooks.queries.ts'

interface WebhookFormProps {
  /** Undefined for a new one. */
  webhook?: WebhookEndpoint | undefined
  onDone: () => void
}

/** Adds or changes an endpoint. */
export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const acts = useWebhookActs()
  const { field, submit, busy, error } = useContractForm({
    schema: addWebhook.body,
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      types: webhook?.types ?? (['application.received', 'application.status_changed'] as WebhookType[]),
    },
    send: async (body) =>
      void (await (webhook ? acts.edit(webhook._id, { description: '', ...body }) : acts.add(body))),
    done: onDone,
    failed: t.saveFailed,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={t.urlLabel}
          description={t.urlHint}
          type="url"
          placeholder="https://example.com/webhooks"
          autoComplete="off"
          spellCheck={false}
          required
          data-autofocus
          {...field('url')}
        />
        <TextField label={t.descriptionLabel} autoComplete="off" {...field('description')} />
        <TypesField {...field('types')} />
        <FormError>{error?.message}</FormError>
        <div className={l.dialogActs}>
          <Button type="submit" variant="primary" busy={busy}>
            {webhook ? t.saveAction : t.addAction}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
