import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { undoLatest } from '../../ui/feedback/toast-store.ts'
import { GoHint } from './GoHint.tsx'
import { Palette } from './Palette.tsx'
import { placesOf, viewerOf } from './places.ts'
import { type Press, takePresses } from './presses.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { focusSearch, pressShortcut, walk } from './walk.ts'

type Shown = 'palette' | 'help' | 'going'

/** Handles keyboard shortcuts, and renders the dialogs they open. */
export function Shortcuts() {
  const navigate = useNavigate()
  const viewer = viewerOf(useSession()?.user)
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)

  const go = (event: KeyboardEvent) => {
    // Modifier keys pressed with the letter are ignored.
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    close()
    const place = placesOf(viewer).find(({ letter }) => letter === event.key)
    if (!place) return
    event.preventDefault()
    void navigate(place.to)
  }
  const take = useEffectEvent((press: Press) => {
    if (press === 'palette') return setShown('palette')
    if (shown === 'going') return go(press)
    const acts: Record<string, () => unknown> = {
      '?': () => setShown('help'),
      '/': () => focusSearch() || setShown('palette'),
      g: () => setShown('going'),
      j: () => walk(1),
      k: () => walk(-1),
      n: () => walk(1),
      p: () => walk(-1),
      z: undoLatest,
    }
    if (acts[press.key]) acts[press.key]?.()
    else pressShortcut(press.key)
  })
  useEffect(() => takePresses((press) => take(press)), [])
  return (
    <>
      <Palette opened={shown === 'palette'} onClose={close} onHelp={() => setShown('help')} viewer={viewer} />
      <ShortcutHelp opened={shown === 'help'} onClose={close} viewer={viewer} />
      {shown === 'going' && <GoHint viewer={viewer} onLeave={close} />}
    </>
  )
}
