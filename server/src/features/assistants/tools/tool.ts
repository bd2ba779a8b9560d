import type { Call } from '@hearback/contract/endpoint.ts'

/** The public calls of the API, which a tool makes as an anonymous visitor. */
export interface ToolContext {
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
