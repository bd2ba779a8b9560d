import * as t from '@hearback/texts/web/jobs.ts'
import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Copies the URL of the job, without search parameters. */
export function ShareButton({ path }: { path: string }) {
  const share = async () => {
    const address = location.origin + path
    try {
      await navigator.clipboard.writeText(address)
      toast(t.linkCopied)
    } catch {
      toast({ text: t.shareCopyFailed(address), stays: 15_000 })
    }
  }
  return (
    <IconButton
      variant="default"
      label={t.shareCopyLabel}
      title={t.copyLink}
      icon={<Share2 size={18} aria-hidden />}
      onClick={() => void share()}
    />
  )
}
