import { type AnswerTemplate, addTemplate } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { rejectionReasons } from '../../domain/rejection-reasons.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import { useTemplates } from './templates.mutations.ts'

/** Form to create or edit a template. */
export function TemplateForm({ template, onClose }: { template: AnswerTemplate | undefined; onClose: () => void }) {
  const { save } = useTemplates()
  const { field, submit, busy, error } = useContractForm({
    schema: addTemplate.body,
    initial: {
      name: template?.name ?? '',
      body: template?.body ?? '',
      reasonCode: (template?.reasonCode ?? '') as string,
    },
    send: (body) => save({ reasonCode: null, ...body }, template?._id),
    done: () => {
      toast(t.templateSaved)
      onClose()
    },
    failed: t.templateFailed,
  })
  const reason = field('reasonCode')
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField label={t.name} description={t.templateNameHint} required maxLength={80} {...field('name')} />
      <SelectField
        label={t.reason}
        description={t.templateReasonHint}
        data={rejectionReasons(false)}
        clearable
        searchable={false}
        {...reason}
        value={reason.value || null}
      />
      <TextArea
        label={t.text}
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={6}
        {...field('body')}
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
