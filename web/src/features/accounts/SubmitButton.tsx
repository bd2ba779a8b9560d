import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useOnDevice } from '../../ui/now.ts'

/**
 * Submit button of a server-rendered form. A submit by the browser would put the fields, including the password, into
 * the URL. Until hydration a press and the Enter key are therefore kept for later (`early-press.ts`). Where that script
 * does not run, a disabled default button stops the Enter key.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const alive = useOnDevice()
  return (
    <>
      {!alive && <button type="submit" disabled hidden />}
      <Button type={alive ? 'submit' : 'button'} variant="primary" size="lg" wide busy={busy}>
        {children}
      </Button>
    </>
  )
}
