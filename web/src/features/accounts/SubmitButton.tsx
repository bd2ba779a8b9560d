import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useOnDevice } from '../../ui/now.ts'

/**
 * The button of a form that the server renders. Until the page is alive it cannot be pressed: the browser itself
 * would put the fields, the password too, into the address.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const alive = useOnDevice()
  return (
    <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={!alive}>
      {children}
    </Button>
  )
}
