import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useOnDevice } from '../../ui/now.ts'

/**
 * Submit button of a server-rendered form. Until hydration the browser must not submit by itself, which would put the
 * fields, including the password, into the URL: a press is replayed then (`early-press.ts`), and the disabled default
 * button stops the Enter key.
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
