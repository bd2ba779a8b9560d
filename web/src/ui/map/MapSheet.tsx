import * as t from '@hearback/texts/web/maps.ts'
import { List } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../Button.tsx'
import c from './MapSheet.module.css'

/** Full-screen map; closes by Escape, its button and going back. */
export function MapSheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={c.sheet}
      aria-label={title}
      aria-modal
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={c.map}>{children}</div>
      <div className={c.bar}>
        <Button variant="primary" round icon={<List size={17} aria-hidden />} onClick={onClose}>
          {t.list}
        </Button>
      </div>
    </dialog>
  )
}
