import pg from 'pg'

/** SQLSTATE class 54: a statement exceeded a limit of PostgreSQL, such as the depth of its stack. */
const programLimit = /^54/u
const exceeded: string[] = []

const note = (error: unknown) => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  if (programLimit.test(code)) exceeded.push(`${code} ${message}`)
}

/** Observes the statements of all connections of this process from now on. */
export function observeProgramLimits(): void {
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const observed = function (this: pg.Client, ...args: unknown[]): unknown {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const heard = (error: unknown, ...rest: unknown[]) => {
        note(error)
        callback(error, ...rest)
      }
      return Reflect.apply(send, this, [...args.slice(0, -1), heard])
    }
    const result = Reflect.apply(send, this, args)
    if (result instanceof Promise) result.catch(note)
    return result
  }
  Object.assign(pg.Client.prototype, { query: observed })
}

/** Returns the exceeded limits since the last call. */
export const takeExceededLimits = (): string[] => exceeded.splice(0)

/** Throws if a process logged an exceeded limit. */
export function refuseExceededLimits(logged: string): void {
  const [line] = /.*"code":"54\w{3}".*/u.exec(logged) ?? []
  if (line) throw new Error(`a statement exceeded a limit of PostgreSQL: ${line.slice(0, 500)}`)
}
