import type { ResolveDns } from '../src/ports/dns.ts'

/** The TXT records that tests publish. */
export interface FakeDns {
  readonly resolve: ResolveDns
  /** The records of a name, each one or several strings; without any, the name does not exist. */
  publish(name: string, ...records: (string | string[])[]): void
  /** Makes lookups of a name fail with this code, such as ESERVFAIL; `never` leaves them unanswered. */
  fail(name: string, code: string): void
  clear(): void
  /** The names asked for, in order. */
  readonly asked: string[]
}

export function fakeDns(): FakeDns {
  const records = new Map<string, string[][]>()
  const failures = new Map<string, string>()
  const keyOf = (name: string) => name.toLowerCase().replace(/\.$/u, '')
  const asked: string[] = []
  return {
    asked,
    async resolve(name, type) {
      asked.push(name)
      const failure = failures.get(keyOf(name))
      if (failure === 'never') return new Promise(() => {})
      if (failure) throw Object.assign(new Error('no answer'), { code: failure })
      const found = type === 'TXT' ? records.get(keyOf(name)) : undefined
      if (!found) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' })
      return found
    },
    publish(name, ...texts) {
      if (texts.length === 0) records.delete(keyOf(name))
      else
        records.set(
          keyOf(name),
          texts.map((text) => [text].flat()),
        )
      failures.delete(keyOf(name))
    },
    fail: (name, code) => void failures.set(keyOf(name), code),
    clear() {
      records.clear()
      failures.clear()
      asked.length = 0
    },
  }
}
