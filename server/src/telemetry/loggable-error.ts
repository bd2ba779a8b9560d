interface LoggableError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggableError
  readonly [word: string]: unknown
}

/** What libraries say of an error beside its message, as far as it is never what somebody wrote. */
const words = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'statusCode']
const deepest = 4

/**
 * An error as it may stand in the log. PostgreSQL repeats rows and values in `detail`, `where` and its messages, mail
 * servers repeat addresses: what is in quotation marks and what looks like an address is left out.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!isError(error)) return { type: typeof error, message: withoutAddresses(String(error)) }
  const said = error as Error & Record<string, unknown>
  const isOfDatabase = typeof said.severity === 'string'
  const clean = (text: string) => withoutAddresses(isOfDatabase ? withoutValues(text) : text)
  return {
    type: said.constructor.name,
    message: clean(said.message),
    ...(said.stack && { stack: clean(said.stack) }),
    ...Object.fromEntries(words.flatMap((word) => (isPlain(said[word]) ? [[word, said[word]]] : []))),
    ...(said.cause !== undefined && depth < deepest && { cause: loggableError(said.cause, depth + 1) }),
  }
}

/** The queue spreads an error over an object of its own. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || typeof (error as Partial<Error> | null | undefined)?.message === 'string'

/** A text of somebody else's program as it may stand in the log. */
export const redactText = (text: string) => withoutAddresses(withoutValues(text))

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const withoutAddresses = (text: string) => text.replace(/[\w.+'-]+@[\w-]+(\.[\w-]+)+/g, '[address]')

/** Of the names in quotation marks only constraints, tables and columns are worth reading, and those stand beside the message. */
const withoutValues = (text: string) => text.replace(/"[^"]*"/g, '"..."')
