interface LoggableError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggableError
  readonly [word: string]: unknown
}

/** Error properties of libraries that never contain user input. */
const words = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'statusCode']
const deepest = 4

/**
 * Redacts an error for the log. PostgreSQL repeats rows and values in `detail`, `where` and messages,
 * and mail servers repeat addresses. Removes quoted texts and email addresses.
 */
export function redactError(error: unknown, depth = 0): LoggableError {
  if (!isError(error)) return { type: typeof error, message: withoutAddresses(String(error)) }
  const said = error as Error & Record<string, unknown>
  const isOfDatabase = typeof said.severity === 'string'
  const clean = (text: string) => withoutAddresses(isOfDatabase ? withoutValues(text) : text)
  return {
    type: said.constructor.name,
    message: clean(said.message),
    ...(said.stack && { stack: clean(said.stack) }),
    ...Object.fromEntries(words.flatMap((word) => (isPlain(said[word]) ? [[word, said[word]]] : []))),
    ...(said.cause !== undefined && depth < deepest && { cause: redactError(said.cause, depth + 1) }),
  }
}

/** The queue copies an error into a plain object. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || typeof (error as Partial<Error> | null | undefined)?.message === 'string'

/** Redacts a text of an external program for the log. */
export const redactText = (text: string) => withoutAddresses(withoutValues(text))

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const withoutAddresses = (text: string) => text.replace(/[\w.+'-]+@[\w-]+(\.[\w-]+)+/g, '[address]')

/** Quoted names of constraints, tables and columns are also logged as separate fields. */
const withoutValues = (text: string) => text.replace(/"[^"]*"/g, '"..."')
