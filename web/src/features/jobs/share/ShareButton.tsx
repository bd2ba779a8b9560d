import * as t from '@hearback/texts/web/jobs.ts'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'

// Loaded on the first press, because few share.
const ShareDialog = retryableLazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

/** Shares the URL of the job, without search parameters. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="default"
        label={t.shareLabel}
        title={t.share}
        icon={<Share2 size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog title={title} path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
