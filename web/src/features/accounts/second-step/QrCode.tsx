import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import c from '../Accounts.module.css'

/** The quiet zone that readers need, in modules. */
const EDGE = 4

/** Dark on light in both themes: most readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * EDGE
  return (
    <svg className={c.qr} role="img" aria-label={label} viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
