import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/employers.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import c from './EmployerForm.module.css'

interface CompanyPictureProps {
  id: string
  name: string
  /** The stored picture, or the file to be uploaded. */
  picture: string | File | null | undefined
  onPick: (file: File) => void
  onRemove: () => void
  busy?: boolean
  error?: string | undefined
}

/** Company logo with its actions. */
export function CompanyPicture({ id, name, picture, onPick, onRemove, busy, error }: CompanyPictureProps) {
  const shown = useShown(picture)
  return (
    <div className={c.picture} aria-busy={busy || undefined}>
      <CompanyTile id={id} name={name || '?'} picture={shown} size={88} />
      <div className={c.pictureActs}>
        <FileDrop
          label={busy ? t.pictureUploading : picture ? t.pictureReplaceLabel : t.pictureChooseLabel}
          hint={t.pictureHint}
          accept="image/jpeg,image/png,image/webp"
          maxSize={limits.pictureBytes}
          onFile={onPick}
          error={error}
        />
        {picture && !busy && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {t.pictureRemoveAction}
          </Button>
        )}
      </div>
    </div>
  )
}

function useShown(picture: string | File | null | undefined): string | undefined {
  const [local, setLocal] = useState<string>()
  useEffect(() => {
    if (!(picture instanceof File)) return
    const url = URL.createObjectURL(picture)
    setLocal(url)
    return () => URL.revokeObjectURL(url)
  }, [picture])
  return picture instanceof File ? local : (picture ?? undefined)
}
