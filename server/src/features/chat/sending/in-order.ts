const running = new Map<string, Promise<unknown>>()

/** Keyed mutex: runs the work of one key in the order of its calls, one after the other; within this process. */
export async function inOrder<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = running.get(key) ?? Promise.resolve()
  const run = before.then(work, work)
  running.set(key, run)
  try {
    return await run
  } finally {
    if (running.get(key) === run) running.delete(key)
  }
}
