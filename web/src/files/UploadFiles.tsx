import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/files.ts'
import { ProgressBar } from '../ui/feedback/Progress.tsx'
import { FileDrop } from '../ui/fields/FileDrop.tsx'
import c from './Files.module.css'
import { ACCEPTED_FILES } from './file-words.ts'
import type { useFileUploads } from './use-file-uploads.ts'

const share = (progress: number) => `${Math.round(progress * 100)}%`

/** File input with the progress of its uploads. */
export const UploadFiles = ({ uploads, problems, add }: ReturnType<typeof useFileUploads>) => (
  <div className={c.uploads}>
    <FileDrop
      label={t.uploadLabel}
      hint={t.uploadHint}
      accept={ACCEPTED_FILES}
      maxSize={limits.fileBytes}
      multiple
      onFile={add}
      error={problems.length > 0 ? problems.join(' ') : undefined}
    />
    {uploads.map(({ id, name, progress }) => (
      <ProgressBar
        key={id}
        label={t.uploading(name)}
        value={Math.round(progress * 100)}
        max={100}
        text={share(progress)}
      />
    ))}
  </div>
)
