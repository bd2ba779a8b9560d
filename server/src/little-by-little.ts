import { setImmediate } from 'node:timers/promises'

const atOnce = 2_000

/** Acts on each of very many, and lets whoever waits be answered in between. */
export async function littleByLittle<T>(all: Iterable<T>, act: (one: T) => void): Promise<void> {
  let count = 0
  for (const one of all) {
    act(one)
    count += 1
    if (count % atOnce === 0) await setImmediate()
  }
}
