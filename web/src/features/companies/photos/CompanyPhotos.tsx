import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import * as t from '@hearback/texts/web/companies.ts'
import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { Region } from '../../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Section } from '../../../ui/Layout.tsx'
import { Opening } from '../../../ui/overlays/Opening.tsx'
import c from './CompanyPhotos.module.css'

// Loaded with the first photo that is opened.
const PhotoDialog = retryableLazy(async () => ({ default: (await import('./PhotoDialog.tsx')).PhotoDialog }))

interface CompanyPhotosProps {
  photos: readonly CompanyPhoto[]
  businessName: string
}

/** Photos of a company. Each links to its largest file, and opens in a dialog where scripts run. */
export function CompanyPhotos({ photos, businessName }: CompanyPhotosProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const opener = useRef<HTMLAnchorElement>(null)
  if (photos.length === 0) return null
  const alt = (index: number) => photos[index]?.description ?? t.photoFallback(index + 1, businessName)
  return (
    <Section title={t.photos}>
      <ul className={c.photos} data-count={photos.length}>
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <a
              href={photo.large}
              onClick={(event) => {
                if (wantsNewTab(event)) return
                event.preventDefault()
                opener.current = event.currentTarget
                setOpenIndex(index)
              }}
            >
              <img
                src={photo.medium}
                srcSet={`${photo.small} ${widthOf(photo, 480)}w, ${photo.medium} ${widthOf(photo, 960)}w`}
                sizes={photos.length === 1 ? '(max-width: 62em) 100vw, 780px' : '(max-width: 62em) 50vw, 390px'}
                width={photo.width}
                height={photo.height}
                alt={alt(index)}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <Region>
          <Suspense fallback={<Opening />}>
            <PhotoDialog
              photos={photos}
              index={openIndex}
              alt={alt(openIndex)}
              onIndex={setOpenIndex}
              onClose={() => {
                setOpenIndex(undefined)
                opener.current?.focus()
              }}
            />
          </Suspense>
        </Region>
      )}
    </Section>
  )
}

const wantsNewTab = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** Width in pixels of the file whose longest side is at most `side`. */
const widthOf = ({ width, height }: CompanyPhoto, side: number) =>
  Math.round(width * Math.min(1, side / Math.max(width, height)))
