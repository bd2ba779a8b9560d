import * as t from '@hearback/texts/web/jobs.ts'
import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'

/** Copies the URL of the job, without search parameters. */
export function ShareButton({ path }: { path: string }) {
  const share = () => {
    const address = location.origin + path
    return copyText(address, t.linkCopied, { text: t.shareCopyFailed(address), stays: 15_000 })
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
