import * as t from '@hearback/texts/web/share.ts'
import { copyText } from '../../ui/copy-text.ts'

/**
 * Opens the share sheet of the device (Web Share API). Elsewhere, copies the address and offers an email with it in a
 * toast.
 */
export async function shareJob({ title, url }: { title: string; url: string }): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The person closed the sheet.
      if ((error as Error).name === 'AbortError') return
    }
  }
  const body = encodeURIComponent(`${title}\n${url}`)
  const action = {
    label: t.emailAction,
    run: () => location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${body}`),
  }
  await copyText(url, { text: t.copied, action }, { text: t.copyFailed(url), stays: 15_000, action })
}
