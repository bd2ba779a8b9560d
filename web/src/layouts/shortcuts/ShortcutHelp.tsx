import * as t from '@hearback/texts/web/shortcuts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useIsMac } from '../../ui/shortcuts/is-mac.ts'
import { Keys } from '../../ui/shortcuts/Keys.tsx'
import { SingleKeysSwitch } from '../../ui/shortcuts/SingleKeysSwitch.tsx'
import { useSingleKeys } from '../../ui/shortcuts/use-single-keys.ts'
import { placesOf, type Viewer } from './places.ts'
import c from './Shortcuts.module.css'

interface Shortcut {
  keys: readonly string[]
  does: string
}

const SINGLE: Shortcut[] = [
  { keys: ['/'], does: t.helpSearch },
  { keys: ['j'], does: t.helpNext },
  { keys: ['k'], does: t.helpPrevious },
  { keys: [t.enter], does: t.helpOpen },
  { keys: ['z'], does: t.helpUndo },
  { keys: ['?'], does: t.thisList },
]

const ANSWERING: Shortcut[] = [
  { keys: ['n'], does: t.helpNextApplicant },
  { keys: ['p'], does: t.helpPreviousApplicant },
  { keys: ['s'], does: t.helpShortlist },
  { keys: ['i'], does: t.helpInvite },
  { keys: ['r'], does: t.helpReject },
  { keys: ['m'], does: t.helpMessage },
]

/** All shortcuts, with the switch for single-key shortcuts. */
export function ShortcutHelp({ viewer, ...dialog }: { viewer: Viewer; opened: boolean; onClose: () => void }) {
  const combined = useIsMac() ? '⌘' : t.ctrl
  const isOn = useSingleKeys()
  const places = placesOf(viewer).flatMap(({ letter, label }) => (letter ? [{ keys: ['g', letter], does: label }] : []))
  return (
    <Dialog title={t.keyboardShortcuts} size={620} {...dialog}>
      <div className={c.help}>
        <List title={t.anywhere} shortcuts={[{ keys: [combined, 'K'], does: t.helpPalette }]} />
        {isOn && <List title={t.helpSingleKeysTitle} shortcuts={SINGLE} />}
        {isOn && viewer === 'employer' && <List title={t.helpAnsweringTitle} shortcuts={ANSWERING} />}
        {isOn && <List title={t.helpPlacesTitle} shortcuts={places} wide />}
        <SingleKeysSwitch />
      </div>
    </Dialog>
  )
}

const List = ({ title, shortcuts, wide }: { title: string; shortcuts: readonly Shortcut[]; wide?: boolean }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <dl className={c.list} data-wide={wide || undefined}>
      {shortcuts.map(({ keys, does }) => (
        <div key={keys.join(' ')}>
          <dt>{does}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
