import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import c from './QrCode.module.css'

/** Quiet zone required by scanners, in modules. */
const EDGE = 4

/** Dark on light in both themes, as most scanners require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * EDGE
  return (
    <svg className={c.qr} role="img" aria-label={label} viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
