import { type SuspendedKind, suspend } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Moderation.module.css'
import { useSuspension } from './moderation.mutations.ts'
import { ACT_WORDS } from './moderation-words.ts'

interface SuspensionProps {
  kind: SuspendedKind
  id: string
  name: string
  act: 'suspend' | 'reinstate'
}

/** Suspends or reinstates a target, with a reason for its owner. */
export function SuspensionButton(props: SuspensionProps) {
  const [opened, setOpened] = useState(false)
  const verb = ACT_WORDS[props.act][props.kind]
  return (
    <div>
      <Button size="sm" variant={props.act === 'suspend' ? 'danger' : 'default'} onClick={() => setOpened(true)}>
        {verb}
        <span className="sr">
          {' '}
          <Verbatim>{props.name}</Verbatim>
        </span>
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={verb}>
        {opened && <SuspensionForm {...props} onClose={() => setOpened(false)} />}
      </Dialog>
    </div>
  )
}

const EXPLAINED = {
  suspend: t.suspendEffects,
  reinstate: t.reinstateEffects,
}

function SuspensionForm({ onClose, ...props }: SuspensionProps & { onClose: () => void }) {
  const { kind, id, name, act } = props
  const { field, submit, busy, error } = useContractForm({
    schema: suspend.body,
    initial: { reason: '' },
    send: useSuspension(kind, id, act),
    done: () => {
      toast(act === 'suspend' ? t.suspendDone : t.reinstateDone)
      onClose()
    },
    failed: t.suspensionFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.meta}>
        <Verbatim>{name}</Verbatim>. {EXPLAINED[act]}
      </p>
      <TextArea label={t.reason} required minRows={3} {...field('reason')} />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant={act === 'suspend' ? 'danger' : 'primary'} busy={busy}>
          {ACT_WORDS[act][props.kind]}
        </Button>
      </div>
    </form>
  )
}
