import * as t from '@hearback/texts/web/share.ts'
import { copyText } from '../../../ui/copy-text.ts'

export interface SharedJob {
  title: string
  url: string
}

export const copyLink = ({ url }: SharedJob): Promise<void> =>
  copyText(url, t.copied, { text: t.copyFailed(url), stays: 15_000 })

/**
 * Opens the share sheet of the device (Web Share API), or copies the address if it cannot be opened. Call it right in
 * the click: browsers refuse it later.
 */
export async function shareByDevice(job: SharedJob): Promise<void> {
  try {
    await navigator.share({ title: job.title, url: job.url })
  } catch (error) {
    // The sheet was closed, or is open already.
    if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return
    await copyLink(job)
  }
}

/** Address of an email with the link (RFC 6068, which ends lines with CR LF). */
export const emailAddress = ({ title, url }: SharedJob): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`

/** Address that opens WhatsApp with the link. */
export const whatsAppAddress = ({ title, url }: SharedJob): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
