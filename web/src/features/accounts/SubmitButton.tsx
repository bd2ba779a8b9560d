import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useOnDevice } from '../../ui/now.ts'

/**
 * Submit button of a server-rendered form. Disabled until hydration: the browser's own submit would put the fields,
 * including the password, into the URL.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const alive = useOnDevice()
  return (
    <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={!alive}>
      {children}
    </Button>
  )
}
