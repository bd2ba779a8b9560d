import * as t from '@hearback/texts/web/ui.ts'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceNow } from '../../clock.ts'
import { Sentence } from '../text/Sentence.tsx'
import c from './Toast.module.css'
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast-store.ts'

/** Undoes the latest act with a countdown; see the shortcuts. */
const UNDO_KEY = 'z'
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

function Toast({ toast: { id, text, lang, action, until, stays = action ? 8000 : 5000 } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || until !== undefined) return
    const timer = setTimeout(() => dismissToast(id), stays)
    return () => clearTimeout(timer)
  }, [id, held, stays, until])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timeout
    <div className={c.toast} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <p lang={lang}>{typeof text === 'string' ? text : <Sentence {...text} />}</p>
      {until !== undefined && <Countdown until={until} />}
      {action && (
        <button
          type="button"
          className={c.action}
          lang={lang}
          aria-keyshortcuts={until === undefined ? undefined : UNDO_KEY}
          onClick={() => {
            action.run()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      {until === undefined && (
        <button type="button" className={c.close} aria-label={t.dismiss} onClick={() => dismissToast(id)}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Seconds left; hidden from screen readers, which would announce each of them. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(deviceNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={c.left} aria-hidden="true">
      {t.toastSecondsLeft(Math.max(0, Math.ceil((until - now) / 1000)))}
    </span>
  )
}
