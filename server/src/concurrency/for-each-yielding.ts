import { setImmediate } from 'node:timers/promises'

const batchSize = 2_000

/** Runs `act` on each item and yields to the event loop after every 2,000 items. */
export async function forEachYielding<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
  let count = 0
  for (const item of items) {
    act(item)
    count += 1
    if (count % batchSize === 0) await setImmediate()
  }
}
