import { type Employer, EmployerForm } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/employers.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { CompanyPicture } from './CompanyPicture.tsx'
import c from './EmployerForm.module.css'
import { CompanyAboutField, CompanyFactFields, CompanyFields, NameFields, PersonFields } from './EmployerFormFields.tsx'
import { valuesOf, withCleared } from './employer-values.ts'
import { useChangePicture, useUpdateEmployer } from './own-employer.mutations.ts'
import { PhotoEditor } from './photos/PhotoEditor.tsx'

/** Editor of the company profile. The picture is saved immediately, the fields on submit. */
export function EmployerFormEditor({ profile }: { profile: Employer }) {
  const update = useUpdateEmployer(profile._id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: EmployerForm,
    initial: valuesOf(profile),
    send: (body) => update(withCleared(body, profile)),
    done: (saved) => {
      form.setValues(valuesOf(saved))
      form.resetDirty(valuesOf(saved))
      toast(t.companySaved)
    },
  })
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
      <FormError>{error?.message}</FormError>
      <div className={c.save}>
        <Button type="submit" variant="primary" busy={busy}>
          {t.save}
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
