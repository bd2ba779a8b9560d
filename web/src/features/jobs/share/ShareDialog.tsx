import * as t from '@hearback/texts/web/share.ts'
import { Copy, Mail, MessageCircle, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Region } from '../../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import c from './Share.module.css'
import { copyLink, emailAddress, shareByDevice, whatsAppAddress } from './share-job.ts'

// Loaded lazily, so that pages with a share button need not list its files.
const QrCode = retryableLazy(async () => ({ default: (await import('../../../ui/figures/QrCode.tsx')).QrCode }))

interface ShareDialogProps {
  title: string
  path: string
  onClose: () => void
}

/** Ways to share a job: its link, by email, WhatsApp or the apps of the device, and as a QR code. */
export function ShareDialog({ title, path, onClose }: ShareDialogProps) {
  const job = { title, url: location.origin + path }
  return (
    <Dialog opened onClose={onClose} title={t.title} size={420}>
      <div className={c.share}>
        <p className={c.job}>{title}</p>
        <div className={c.link}>
          <input
            className={c.address}
            readOnly
            value={job.url}
            aria-label={t.linkLabel}
            translate="no"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button variant="primary" icon={<Copy size={17} aria-hidden />} onClick={() => void copyLink(job)}>
            {t.copyAction}
          </Button>
        </div>
        <ul className={c.ways}>
          <li>
            <a href={emailAddress(job)}>
              <Mail size={18} aria-hidden />
              {t.emailAction}
            </a>
          </li>
          <li>
            <a href={whatsAppAddress(job)} target="_blank" rel="noopener noreferrer">
              <MessageCircle size={18} aria-hidden />
              <span translate="no">{t.whatsAppAction}</span>
            </a>
          </li>
          {'share' in navigator && (
            <li>
              <button type="button" onClick={() => void shareByDevice(job)}>
                <Share2 size={18} aria-hidden />
                {t.deviceAction}
              </button>
            </li>
          )}
        </ul>
        <figure className={c.code}>
          <Region as="silent">
            <Suspense fallback={<span className={c.codeSpace} />}>
              <QrCode text={job.url} label={t.qrLabel} />
            </Suspense>
          </Region>
          <figcaption>{t.qrHint}</figcaption>
        </figure>
      </div>
    </Dialog>
  )
}
