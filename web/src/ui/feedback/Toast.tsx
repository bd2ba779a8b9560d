import * as t from '@hearback/texts/web/ui.ts'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Sentence } from '../text/Sentence.tsx'
import c from './Toast.module.css'
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast-store.ts'

const NONE: readonly ShownToast[] = []

/** Container of the toasts, rendered once in the root; see `toast()`. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => NONE)
  return (
    <div className={c.region} role="status" aria-live="polite">
      {toasts.map((one) => (
        <Toast key={one.id} toast={one} />
      ))}
    </div>
  )
}

function Toast({ toast: { id, text, action, stays = action ? 8000 : 5000 } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), stays)
    return () => clearTimeout(timer)
  }, [id, held, stays])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timeout
    <div className={c.toast} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <p>{typeof text === 'string' ? text : <Sentence {...text} />}</p>
      {action && (
        <button
          type="button"
          className={c.action}
          onClick={() => {
            action.run()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={c.close} aria-label={t.dismiss} onClick={() => dismissToast(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
