import { type Employer, EmployerForm } from '@hearback/contract/people/employers.ts'
import * as conflicts from '@hearback/texts/web/edit-conflict.ts'
import * as t from '@hearback/texts/web/employers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownEmployer } from '../../api/own-employer.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { BringBack, EditConflictNotice, overwrites } from '../../edit-conflict/EditConflictNotice.tsx'
import { changedFields, pick, useEditConflict } from '../../edit-conflict/use-edit-conflict.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { CompanyPicture } from './CompanyPicture.tsx'
import c from './EmployerForm.module.css'
import { CompanyAboutField, CompanyFactFields, CompanyFields, NameFields, PersonFields } from './EmployerFormFields.tsx'
import { changesIn, type EmployerValues, valuesOf, withCleared } from './employer-values.ts'
import { useChangePicture, useUpdateEmployer } from './own-employer.mutations.ts'
import { PhotoEditor } from './photos/PhotoEditor.tsx'

/** Editor of the company profile. The picture is saved immediately, the fields on submit. */
export function EmployerFormEditor({ profile }: { profile: Employer }) {
  const client = useQueryClient()
  const update = useUpdateEmployer(profile._id)
  const edit = useEditConflict<Employer, EmployerValues>({
    loaded: profile,
    valuesOf,
    reload: () => client.fetchQuery({ ...ownEmployer(profile._id), staleTime: 0 }),
  })
  const { base, initial, conflict } = edit
  const sent = useRef(initial)
  const { form, field, submit, busy, error } = useContractForm({
    schema: EmployerForm,
    initial,
    send: (body) => {
      sent.current = form.getValues()
      return edit.save(() => update(changesIn(withCleared(body, base), { initial, version: edit.replaced.version })))
    },
    done: (saved) => {
      // Fields that changed during the request keep what was typed.
      const typed = pick(form.getValues(), changedFields(sent.current, form.getValues()))
      edit.saved(saved)
      form.setValues({ ...valuesOf(saved), ...typed })
      form.resetDirty(valuesOf(saved))
      toast(t.companySaved)
    },
  })
  const versions = conflict && { initial, values: form.values, stored: valuesOf(conflict.stored) }
  return (
    <form className={c.parts} onSubmit={submit} noValidate>
      <Section title={t.picture}>
        <OwnPicture profile={profile} />
      </Section>
      <PhotoEditor employerId={profile._id} />
      <Section title={t.company}>
        <div className={c.form}>
          <CompanyFields field={field} />
          <CompanyFactFields field={field} />
          <CompanyAboutField field={field} />
        </div>
      </Section>
      <Section title={t.you} note={t.personNote}>
        <div className={c.form}>
          <NameFields field={field} />
          <PersonFields field={field} />
        </div>
      </Section>
      {edit.aside && <BringBack onBringBack={() => form.setValues(edit.bringBack(form.values))} />}
      {conflict && versions ? (
        <EditConflictNotice
          lastEdit={conflict.lastEdit}
          {...versions}
          onLoad={() => form.setValues(edit.load(form.values))}
        />
      ) : (
        <FormError>{error?.code === 'conflict' ? undefined : error?.message}</FormError>
      )}
      <div className={c.save}>
        <Button type="submit" variant="primary" busy={busy}>
          {!versions ? t.save : overwrites(versions) ? conflicts.overwriteAction : conflicts.saveBothAction}
        </Button>
        <span role="status">{form.isDirty() ? t.formUnsaved : t.formSaved}</span>
      </div>
    </form>
  )
}

function OwnPicture({ profile }: { profile: Employer }) {
  const change = useChangePicture(profile._id)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <CompanyPicture
        id={profile._id}
        name={profile.businessName}
        picture={profile.pictures?.medium ?? profile.profilePicture}
        busy={change.isPending}
        error={change.error?.message}
        onPick={(file) => change.mutate(file, { onSuccess: () => toast(t.pictureSaved) })}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.pictureRemoveTitle}
        confirm={t.pictureRemoveAction}
        danger
        onConfirm={async () => {
          await change.mutateAsync(undefined)
          toast(t.pictureRemoved)
        }}
      >
        {t.pictureRemoveEffects}
      </ConfirmDialog>
    </>
  )
}
