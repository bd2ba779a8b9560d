import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'

/** Copies the address of the job, without what was searched. */
export function ShareButton({ path }: { path: string }) {
  const share = async () => {
    const address = location.origin + path
    try {
      await navigator.clipboard.writeText(address)
      toast('Link copied.')
    } catch {
      toast({ text: `This browser does not let us copy. The link: ${address}`, stays: 15_000 })
    }
  }
  return (
    <IconButton
      variant="default"
      label="Copy the link to this job"
      title="Copy link"
      icon={<Share2 size={18} aria-hidden />}
      onClick={() => void share()}
    />
  )
}
