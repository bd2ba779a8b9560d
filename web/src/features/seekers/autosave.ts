export interface Draft<V> {
  values: V
  /** Error messages by field name, or by the path in it: `schools.0.institution`. */
  problems: Record<string, string>
  /** `waiting`: debouncing; `marked`: some fields have errors; `failed`: the request failed. */
  state: 'saved' | 'waiting' | 'saving' | 'marked' | 'failed'
  /** Error message of the failed request. */
  failure: string | undefined
}

interface DraftOptions<V> {
  /** Validates changes before they are sent; returns error messages by field or path. */
  check: (changes: Partial<V>) => Record<string, string>
  /** Sends changes; an error may name fields or paths in `fields`. */
  send: (changes: Partial<V>) => Promise<unknown>
  /** Debounce delay in milliseconds. */
  pause?: number
}

type Refusal = Error & { fields?: Record<string, string> }

/** Autosave: debounced, one request at a time. Never discards typed values. */
export function createDraft<V extends object>(initial: V, { check, send, pause = 900 }: DraftOptions<V>) {
  let saved = initial
  const { get, show, subscribe } = createStore<Draft<V>>({
    values: initial,
    problems: {},
    state: 'saved',
    failure: undefined,
  })
  let refused: Record<string, string> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  function change(part: Partial<V>) {
    clearTimeout(timer)
    // A field rejected by the server may be valid after another one changed.
    refused = {}
    const problems = withoutFields(get().problems, part)
    show({ values: { ...get().values, ...part }, problems, state: running ? 'saving' : 'waiting', failure: undefined })
    timer = setTimeout(() => void flush(), pause)
  }

  async function flush() {
    clearTimeout(timer)
    // The running loop also saves what was typed meanwhile.
    if (running) return
    running = true
    while (await saveOnce()) show({ state: 'saving' })
    running = false
  }

  async function saveOnce(): Promise<boolean> {
    const changed = differences(saved, get().values)
    const problems = { ...check(changed), ...refused }
    const good: Partial<V> = without(changed, Object.keys(problems).map(fieldOf))
    show({ problems, failure: undefined, state: Object.keys(problems).length ? 'marked' : 'saved' })
    if (Object.keys(good).length === 0) return false
    show({ state: 'saving' })
    try {
      await send(good)
      saved = { ...saved, ...good }
      return true
    } catch (cause) {
      return refuse(cause as Refusal, good)
    }
  }

  /** Shows what `read` returns, such as what another tab saved, unless something is typed or sent meanwhile. */
  async function refresh(read: () => Promise<V>) {
    const before = get()
    const values = await read()
    if (before.state !== 'saved' || get() !== before) return
    saved = values
    show({ values })
  }

  /** Retries without the fields that the server rejected. Returns true if there were any. */
  function refuse(cause: Refusal, sent: Partial<V>): boolean {
    const named = Object.entries(cause.fields ?? {}).filter(([path]) => fieldOf(path) in sent)
    refused = { ...refused, ...Object.fromEntries(named) }
    if (named.length === 0) show({ state: 'failed', failure: cause.message })
    return named.length > 0
  }

  return { get, subscribe, change, flush, refresh }
}

/** A value that components subscribe to; `show` changes some of its fields. */
function createStore<T extends object>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    show: (part: Partial<T>) => {
      value = { ...value, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const withoutFields = (problems: Record<string, string>, fields: object) =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !(fieldOf(path) in fields)))

/** The field of an error path. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path

const without = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as Partial<T>

const differences = <V extends object>(before: V, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V])),
  ) as Partial<V>
