import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import { fileLimits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/files.ts'
import { FileName } from '../../files/SentFileList.tsx'
import { UploadFiles } from '../../files/UploadFiles.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Applying.module.css'
import type { Attachments } from './use-attachments.ts'

interface AttachFilesProps {
  company: string
  attachments: Attachments
}

/** Chooses up to 5 files of the library, or uploads more, which are chosen immediately. */
export const AttachFiles = ({ company, attachments: { query, chosen, toggle, uploads } }: AttachFilesProps) => (
  <fieldset className={c.attach}>
    <legend>{t.attachTitle}</legend>
    <p className={c.note}>
      <Sentence of={t.attachHint} names={[company]} />
    </p>
    {query.data ? (
      <Choices files={query.data.files} chosen={chosen} onToggle={toggle} />
    ) : (
      <QueryFallback query={query} rows={2} loading={t.loading} failed={t.failed} />
    )}
    <UploadFiles {...uploads} />
  </fieldset>
)

interface ChoicesProps {
  files: readonly LibraryFile[]
  chosen: readonly string[]
  onToggle: (id: string, isChosen: boolean) => void
}

function Choices({ files, chosen, onToggle }: ChoicesProps) {
  const count = files.filter(({ _id }) => chosen.includes(_id)).length
  const isFull = count >= fileLimits.ofApplication
  return (
    <>
      {files.map((file) => (
        <CheckboxField
          key={file._id}
          label={<FileName file={file} />}
          checked={chosen.includes(file._id)}
          disabled={isFull && !chosen.includes(file._id)}
          onChange={(event) => onToggle(file._id, event.currentTarget.checked)}
        />
      ))}
      {files.length > 0 && (
        <p className={c.note} role="status">
          {isFull ? t.attachFull : t.attached(count, fileLimits.ofApplication)}
        </p>
      )}
    </>
  )
}
