import * as t from '@hearback/texts/web/jobs.ts'
import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'

/** Shares the URL of the job, without search parameters. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const share = async () => {
    // Loaded on the first press, because few share.
    const { shareJob } = await import('./share-job.ts')
    await shareJob({ title, url: location.origin + path })
  }
  return (
    <IconButton
      variant="default"
      label={t.shareLabel}
      title={t.share}
      icon={<Share2 size={18} aria-hidden />}
      onClick={() => void share()}
    />
  )
}
