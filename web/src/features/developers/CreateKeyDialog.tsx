import { createApiKey } from '@hearback/contract/accounts/api-keys.ts'
import { keyLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import * as t from '@hearback/texts/web/developers.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { CreatedKey } from './CreatedKey.tsx'
import { useKeyActs } from './keys.queries.ts'
import { ScopeField } from './ScopeField.tsx'

interface CreateKeyDialogProps {
  opened: boolean
  onClose: () => void
}

/** Creates a key, then shows its token once: closing the dialog forgets it. */
export function CreateKeyDialog({ opened, onClose }: CreateKeyDialogProps) {
  const [token, setToken] = useState<string>()
  const close = () => {
    setToken(undefined)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={token === undefined ? t.dialogTitle : t.createdTitle}>
      {token === undefined ? <KeyForm onCreated={setToken} /> : <CreatedKey token={token} onDone={close} />}
    </Dialog>
  )
}

type Expiry = '30' | '90' | '365' | 'never'
const EXPIRIES: readonly { value: Expiry; label: string; description?: string }[] = [
  { value: '30', label: t.expiryDays(30) },
  { value: '90', label: t.expiryDays(90) },
  { value: '365', label: t.expiryYear },
  { value: 'never', label: t.expiryNever, description: t.expiryNeverHint },
]

function KeyForm({ onCreated }: { onCreated: (token: string) => void }) {
  const { create } = useKeyActs()
  const [expiry, setExpiry] = useState<Expiry>('365')
  const { field, submit, busy, error } = useContractForm({
    schema: createApiKey.body,
    initial: { name: '', scopes: [] as KeyScope[] },
    send: (body) => create({ ...body, expiresInDays: expiry === 'never' ? null : Number(expiry) }),
    done: ({ token }) => onCreated(token),
    failed: t.createFailed,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={t.nameLabel}
          description={t.nameHint}
          maxLength={keyLimits.name}
          autoComplete="off"
          data-autofocus
          required
          {...field('name')}
        />
        <ScopeField {...field('scopes')} />
        <RadioCards label={t.expiryLabel} options={EXPIRIES} value={expiry} onChange={setExpiry} />
        {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
        <Button type="submit" variant="primary" busy={busy}>
          {t.createAction}
        </Button>
      </Stack>
    </form>
  )
}
