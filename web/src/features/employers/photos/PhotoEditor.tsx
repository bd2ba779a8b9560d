import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/company-photos.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { FileDrop } from '../../../ui/fields/FileDrop.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { companyPhotos } from './company-photos.queries.ts'
import c from './PhotoEditor.module.css'
import { PhotoRow } from './PhotoRow.tsx'
import { usePhotoChanges } from './use-photo-changes.ts'
import { usePhotoQueue } from './use-photo-queue.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** Photos of the employer's company. Each change is saved immediately. */
export function PhotoEditor({ employerId }: { employerId: string }) {
  const query = useQuery(companyPhotos(employerId))
  return (
    <Section title={t.title} note={query.data && t.countNote(query.data.length, limits.companyPhotos)}>
      <p className={c.lead}>{t.lead}</p>
      {query.data ? (
        <Photos employerId={employerId} photos={query.data} />
      ) : (
        <QueryFallback query={query} rows={2} loading={t.loading} failed={t.failed} />
      )}
    </Section>
  )
}

function Photos({ employerId, photos }: { employerId: string; photos: readonly CompanyPhoto[] }) {
  const change = usePhotoQueue(employerId)
  const { move, describe, remove } = usePhotoChanges(change)
  const { uploads, problems, add } = usePhotoUploads(change, photos.length)
  const [announced, setAnnounced] = useState('')
  const [toRemove, setToRemove] = useState<string>()
  const queries = useQueryClient()
  const moveTo = (id: string, to: number) => {
    if (to < 0 || to >= photos.length) return
    setAnnounced(t.moved(to + 1, photos.length))
    void move(id, to)
  }
  // From the cache, because a quick second press comes before the first one is rendered.
  const moveBy = (id: string, step: number) => {
    const shown = queries.getQueryData(companyPhotos(employerId).queryKey) ?? []
    moveTo(id, shown.findIndex(({ _id }) => _id === id) + step)
  }
  return (
    <div className={c.editor}>
      {photos.length > 0 && (
        <ol className={c.list}>
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo._id}
              photo={photo}
              index={index}
              count={photos.length}
              onMoveTo={moveTo}
              onMoveBy={(step) => moveBy(photo._id, step)}
              onDescribe={(description) => void describe(photo._id, description)}
              onRemove={() => setToRemove(photo._id)}
            />
          ))}
        </ol>
      )}
      <p className="sr" role="status">
        {announced}
      </p>
      {uploads.map((file) => (
        <p key={`${file.name} ${file.lastModified}`} className={c.upload} role="status">
          {t.uploading(file.name)}
        </p>
      ))}
      {problems.length > 0 && <FormError>{problems.join(' ')}</FormError>}
      {photos.length + uploads.length < limits.companyPhotos ? (
        <FileDrop
          label={t.chooseLabel}
          hint={t.chooseHint}
          accept="image/jpeg,image/png,image/webp"
          maxSize={limits.pictureBytes}
          multiple
          onFile={(file) => void add(file)}
        />
      ) : (
        uploads.length === 0 && <p className={c.lead}>{t.limitReached(limits.companyPhotos)}</p>
      )}
      <ConfirmDialog
        opened={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        title={t.removeTitle}
        confirm={t.removeAction}
        danger
        onConfirm={async () => {
          if (toRemove) void remove(toRemove)
        }}
      >
        {t.removeEffects}
      </ConfirmDialog>
    </div>
  )
}
