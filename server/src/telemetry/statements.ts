import { inSpan, isInSpan } from './spans.ts'

const longestText = 2_000
const verbs = /^\s*(select|insert|update|delete|with|begin|commit|rollback|start|lock|listen|copy|merge)\b/i

type Statement = string | { readonly text?: string }

/** Runs a statement in a span that records its text with placeholders, never the values. */
export function traceStatement<R>(args: readonly unknown[], run: (args: unknown[]) => R): R {
  if (!isInSpan()) return run([...args])
  const text = textOf(args[0] as Statement).slice(0, longestText)
  const verb = verbs.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const order = {
    name: verb,
    kind: 'client' as const,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.query.text': text },
  }
  const callback = args.at(-1)
  if (typeof callback !== 'function') return inSpan(order, () => run([...args]))
  // A query with a callback returns no promise, but the span needs one.
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  inSpan(order, () => promise).catch(() => {})
  const told = (error: unknown, ...rest: unknown[]) => {
    if (error) reject(error)
    else resolve()
    callback(error, ...rest)
  }
  return run([...args.slice(0, -1), told])
}

const textOf = (statement: Statement | undefined): string =>
  typeof statement === 'string' ? statement : (statement?.text ?? '')
