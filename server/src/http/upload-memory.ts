import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// V8 counts memory outside its heap, such as what a socket reads, and after 64 MB of it collects everything, which holds up
// all others for 15 to 45 ms; that most of it is young, and gone with a collection of 2 to 5 ms, it does not look at (decision 23).
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

/** Well under what V8 bears; each time costs some milliseconds, and more while it collects everything anyway. */
const mostBytes = 24_000_000
let bytes = 0

/** To be told how much was read; collects it once it is much, because it is needed no more. */
export function forgetRead(length: number): void {
  bytes += length
  if (bytes < mostBytes) return
  bytes = 0
  collect({ type: 'minor' })
}

/** Frees this memory at once; it is empty then, and so is whatever else looks into it. */
export const giveBack = ({ buffer }: Buffer): void => void (buffer as ArrayBuffer).transfer(0)
