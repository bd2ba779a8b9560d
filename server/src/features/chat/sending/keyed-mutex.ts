const running = new Map<string, Promise<unknown>>()

/** Per-process keyed mutex: runs the work of one key sequentially, in the order of calls. */
export async function runSequentially<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = running.get(key) ?? Promise.resolve()
  const run = before.then(work, work)
  running.set(key, run)
  try {
    return await run
  } finally {
    if (running.get(key) === run) running.delete(key)
  }
}
