import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import type { LibraryFileKind } from '@hearback/contract/people/sent-files.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/files.ts'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../api/call.ts'
import c from '../../files/Files.module.css'
import { KIND_NAMES, splitName } from '../../files/file-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useChangeFile } from './library.mutations.ts'

/** Dialog for the name and kind of a file; open while `file` is set. */
export const EditFile = ({ file, onClose }: { file: LibraryFile | undefined; onClose: () => void }) => (
  <Dialog opened={file !== undefined} onClose={onClose} title={t.editTitle}>
    {file && <EditForm file={file} onClose={onClose} />}
  </Dialog>
)

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }))

function EditForm({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const [stem, extension] = splitName(file.name)
  const [name, setName] = useState(stem)
  const [kind, setKind] = useState<LibraryFileKind>(file.kind)
  const { mutate, isPending, error } = useChangeFile()
  const nameError = error instanceof ApiError ? error.fields.name : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending)
      mutate({ id: file._id, name: name.trim() && `${name.trim()}${extension}`, kind }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField
        label={t.name}
        description={t.editHint}
        maxLength={limits.oneLine - extension.length}
        value={name}
        error={nameError}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        label={t.kind}
        data={KINDS}
        value={kind}
        allowDeselect={false}
        onChange={(value) => value && setKind(value as LibraryFileKind)}
      />
      <FormError>{error && !nameError && error.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
