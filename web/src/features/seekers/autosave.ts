export interface Draft<V> {
  values: V
  /** Why a field is not saved, by its name. */
  problems: Record<string, string>
  /** `waiting` for a pause in typing; `marked`: some fields cannot be saved as they are; `failed`: nothing arrived. */
  state: 'saved' | 'waiting' | 'saving' | 'marked' | 'failed'
  /** Why saving failed, as a sentence. */
  failure: string | undefined
}

interface DraftOptions<V> {
  /** What is wrong with changes before they are sent. */
  check: (changes: Partial<V>) => Record<string, string>
  /** Sends changes; a refusal may name fields in `fields`. */
  send: (changes: Partial<V>) => Promise<unknown>
  /** Milliseconds without typing after which changes are sent. */
  pause?: number
}

/** Saves what changed after a pause, one request at a time, and never lets go of what was typed. */
export function createDraft<V extends object>(initial: V, { check, send, pause = 900 }: DraftOptions<V>) {
  let saved = initial
  let shown: Draft<V> = { values: initial, problems: {}, state: 'saved', failure: undefined }
  let refused: Record<string, string> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  const listeners = new Set<() => void>()

  function show(part: Partial<Draft<V>>) {
    shown = { ...shown, ...part }
    for (const listener of listeners) listener()
  }

  function change(part: Partial<V>) {
    clearTimeout(timer)
    // What the server refused may be right now that another field is different.
    refused = {}
    const problems = without(shown.problems, Object.keys(part)) as Record<string, string>
    show({ values: { ...shown.values, ...part }, problems, state: running ? 'saving' : 'waiting', failure: undefined })
    timer = setTimeout(() => void flush(), pause)
  }

  async function flush() {
    clearTimeout(timer)
    // The one that runs takes along what was typed meanwhile.
    if (running) return
    running = true
    while (await saveOnce()) show({ state: 'saving' })
    running = false
  }

  async function saveOnce(): Promise<boolean> {
    const changed = differences(saved, shown.values)
    const problems = { ...check(changed), ...refused }
    const good: Partial<V> = without(changed, Object.keys(problems))
    show({ problems, failure: undefined, state: Object.keys(problems).length ? 'marked' : 'saved' })
    if (Object.keys(good).length === 0) return false
    show({ state: 'saving' })
    try {
      await send(good)
      saved = { ...saved, ...good }
      return true
    } catch (cause) {
      return refuse(cause as Error & { fields?: Record<string, string> }, good)
    }
  }

  /** Goes on without the fields that the server named; true if there were any. */
  function refuse(cause: Error & { fields?: Record<string, string> }, sent: Partial<V>): boolean {
    const named = Object.entries(cause.fields ?? {}).filter(([name]) => name in sent)
    refused = { ...refused, ...Object.fromEntries(named) }
    if (named.length === 0) show({ state: 'failed', failure: cause.message })
    return named.length > 0
  }

  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change,
    flush,
  }
}

const without = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as Partial<T>

const differences = <V extends object>(before: V, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V])),
  ) as Partial<V>
