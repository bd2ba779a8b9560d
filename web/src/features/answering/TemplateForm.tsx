import { type AnswerTemplate, addTemplate, type TemplateKind } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { hasMergeFields } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/templates.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { rejectionReasons } from '../../domain/rejection-reasons.ts'
import { FilledPreview } from '../../templates/MergeTextArea.tsx'
import { useMergeValues } from '../../templates/merge-values.ts'
import { useTemplates } from '../../templates/templates.mutations.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import { TEMPLATE_KINDS } from './template-kinds.ts'

/** Form to create or edit a template. */
export function TemplateForm({ template, onClose }: { template: AnswerTemplate | undefined; onClose: () => void }) {
  const { save } = useTemplates()
  const { form, field, submit, busy, error } = useContractForm({
    schema: addTemplate.body,
    initial: {
      name: template?.name ?? '',
      kind: (template?.kind ?? 'rejection') as TemplateKind,
      body: template?.body ?? '',
      reasonCode: (template?.reasonCode ?? '') as string,
    },
    send: (body) => save({ reasonCode: null, ...body }, template?._id),
    done: () => {
      toast(t.saved)
      onClose()
    },
    failed: t.saveFailed,
  })
  const { kind, body } = form.values
  const reason = field('reasonCode')
  const values = useMergeValues({ displayName: t.exampleFirstName }, t.exampleJobTitle)
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField label={t.name} description={t.nameHint} required maxLength={limits.templateName} {...field('name')} />
      <SelectField
        label={t.kind}
        data={TEMPLATE_KINDS}
        allowDeselect={false}
        searchable={false}
        {...field('kind')}
        onChange={(next) => form.setValues({ kind: next as TemplateKind, reasonCode: '' })}
      />
      {kind === 'rejection' && (
        <SelectField
          label={t.reason}
          placeholder={t.reasonPlaceholder}
          description={t.reasonHint}
          data={rejectionReasons(false)}
          clearable
          searchable={false}
          {...reason}
          value={reason.value || null}
        />
      )}
      <TextArea
        label={t.text}
        description={t.fieldsHint}
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={6}
        {...field('body')}
      />
      {hasMergeFields(body) && <FilledPreview text={body} values={values} />}
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
