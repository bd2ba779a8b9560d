import { type SuspendedKind, suspend } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
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
      <SuspensionDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}

/** The same in a menu, for rows of a list, where a button for each would be too near. */
export function SuspensionMenu(props: SuspensionProps) {
  const { kind, name, act } = props
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Menu
        label={t.rowActions(name)}
        align="end"
        trigger={(trigger) => (
          <IconButton {...trigger} label={t.rowActions(name)} icon={<Ellipsis size={19} aria-hidden />} />
        )}
        entries={[{ label: ACT_WORDS[act][kind], danger: act === 'suspend', onSelect: () => setOpened(true) }]}
      />
      <SuspensionDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

const SuspensionDialog = ({
  opened,
  onClose,
  ...props
}: SuspensionProps & { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={ACT_WORDS[props.act][props.kind]}>
    {opened && <SuspensionForm {...props} onClose={onClose} />}
  </Dialog>
)

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
