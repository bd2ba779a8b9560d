const running = new Map<string, Promise<unknown>>()

interface SameMessage {
  readonly chatId: string
  readonly senderId: string
  readonly content: string
  readonly sha256: Buffer | null
}

/** Keyed mutex: runs `work` for the same message one after the other, so that the second sees what the first stored. */
export async function onceAtATime<R>(
  { chatId, senderId, content, sha256 }: SameMessage,
  work: () => Promise<R>,
): Promise<R> {
  const key = JSON.stringify([chatId, senderId, content, sha256?.toString('hex')])
  const before = running.get(key) ?? Promise.resolve()
  const run = before.then(work, work)
  running.set(key, run)
  try {
    return await run
  } finally {
    if (running.get(key) === run) running.delete(key)
  }
}
