import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// V8 counts memory outside its heap, such as what a socket reads, and after 64 MB of it collects everything, which holds up
// all others for 15 to 45 ms; that most of it is young, and gone with a collection of 2 to 5 ms, it does not look at (decision 23).
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

/** Collects what was read a moment ago and is needed no more. */
export const forgetYoung = (): void => collect({ type: 'minor' })

/** Frees this memory at once; it is empty then, and so is whatever else looks into it. */
export const giveBack = ({ buffer }: Buffer): void => void (buffer as ArrayBuffer).transfer(0)
