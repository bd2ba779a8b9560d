import { type Alert, AlertNaming } from '@hearback/contract/jobs/alerts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import c from './Alerts.module.css'
import { useChangeAlert } from './alerts.mutations.ts'

/** Dialog to rename a saved search; open while `alert` is set. */
export const RenameAlert = ({ alert, onClose }: { alert: Alert | undefined; onClose: () => void }) => (
  <Dialog opened={alert !== undefined} onClose={onClose} title={t.renameTitle}>
    {alert && <RenameForm alert={alert} onClose={onClose} />}
  </Dialog>
)

function RenameForm({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { mutateAsync: change } = useChangeAlert()
  const { field, submit, busy, error } = useContractForm({
    schema: AlertNaming,
    initial: { name: alert.name },
    send: (body) => change({ id: alert._id, ...body }),
    done: onClose,
    failed: t.renameFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField
        label={t.name}
        description={t.renameHint}
        required
        maxLength={limits.alertName}
        data-autofocus
        {...field('name')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
