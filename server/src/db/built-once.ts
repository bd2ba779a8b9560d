import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands for the value of this name while a statement is built. */
class Mark {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is not known while the statement is built`)
  }
}
const marks = new Proxy({}, { get: (_, name) => new Mark(String(name)) })

/**
 * A statement that is built once and executed with other values each time: building fifty columns takes as long as reading
 * twenty rows of them. `build` may put the values into the statement and nothing else; they are not there yet.
 */
export function builtOnce<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined
  return async (db, values) => {
    built ??= build(db, marks as V).compile()
    const parameters = built.parameters.map((one) => (one instanceof Mark ? values[one.name as keyof V] : one))
    return (await db.executeQuery<R>({ ...built, parameters })).rows
  }
}
