import type { Call } from '@hearback/contract/endpoint.ts'

export interface ToolContext {
  /**
   * The public calls of the API, as an anonymous visitor. Replies are those of the handlers and may have fields beyond the
   * contract, so a tool selects each field of its result.
   */
  readonly call: Call
  /** The base URL of links. */
  readonly site: string
}

/** A JSON Schema (2020-12) of an object. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Record<string, Record<string, unknown>>
  readonly required?: string[]
  readonly additionalProperties?: boolean
}

/** A read-only tool for AI assistants. `run` throws AppError for what it refuses, with the names of arguments as fields. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
  readonly run: (context: ToolContext, input: Readonly<Record<string, unknown>>) => Promise<object>
}
