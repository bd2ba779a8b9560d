import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/feedback/Progress.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import c from './Profile.module.css'
import { useChangePicture } from './profile.mutations.ts'

/** Saves the picture immediately and shows the upload progress. */
export function PictureField({ profile }: { profile: Seeker }) {
  const change = useChangePicture(profile._id)
  const [asking, setAsking] = useState(false)
  const picture = profile.pictures?.medium ?? profile.profilePicture
  const percent = Math.round(change.share * 100)
  return (
    <div className={c.picture}>
      <Avatar id={profile._id} name={profile.displayName} picture={picture} size={88} />
      <div>
        {change.isPending && change.variables ? (
          <ProgressBar label={t.pictureUploading} value={percent} max={100} text={`${percent}%`} />
        ) : (
          <FileDrop
            label={picture ? t.pictureReplaceLabel : t.pictureChooseLabel}
            hint={t.pictureHint}
            accept="image/jpeg,image/png,image/webp"
            maxSize={limits.pictureBytes}
            onFile={(file) => change.mutate(file, { onSuccess: () => toast(t.pictureSaved) })}
            error={change.error?.message}
          />
        )}
        {picture && !change.isPending && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t.pictureRemoveAction}
          </Button>
        )}
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={t.pictureRemoveTitle}
          confirm={t.pictureRemoveAction}
          danger
          onConfirm={async () => {
            await change.mutateAsync(null)
            toast(t.pictureRemoved)
          }}
        >
          {t.pictureRemoveEffects}
        </ConfirmDialog>
      </div>
    </div>
  )
}
