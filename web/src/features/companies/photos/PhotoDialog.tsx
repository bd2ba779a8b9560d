import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import * as t from '@hearback/texts/web/company-photos.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from './PhotoDialog.module.css'

interface PhotoDialogProps {
  photos: readonly CompanyPhoto[]
  /** The photo that is shown. */
  index: number
  alt: string
  onIndex: (index: number) => void
  onClose: () => void
}

/** One photo at full size. Buttons and arrow keys show the others; the last is followed by the first. */
export function PhotoDialog({ photos, index, alt, onIndex, onClose }: PhotoDialogProps) {
  const count = photos.length
  useEffect(() => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onIndex((index + step + count) % count)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [index, count, onIndex])
  const photo = photos[index]
  if (!photo) return null
  return (
    <Dialog opened onClose={onClose} title={t.positionOf(index + 1, count)} size={1_040}>
      <figure className={c.figure}>
        <img key={photo._id} src={photo.large} width={photo.width} height={photo.height} alt={alt} />
        <figcaption aria-live="polite">{photo.description && <UserText>{photo.description}</UserText>}</figcaption>
      </figure>
      {count > 1 && (
        <div className={c.steps}>
          <IconButton
            label={t.previousAction}
            icon={<ChevronLeft size={22} aria-hidden />}
            onClick={() => onIndex((index - 1 + count) % count)}
          />
          <IconButton
            label={t.nextAction}
            icon={<ChevronRight size={22} aria-hidden />}
            onClick={() => onIndex((index + 1) % count)}
          />
        </div>
      )}
    </Dialog>
  )
}
