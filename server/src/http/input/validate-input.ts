import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import type * as z from 'zod/mini'
import { AppError } from '../../domain/errors.ts'
import { fieldMessage } from './field-message.ts'

export type Input = { params?: unknown; query?: unknown; body?: unknown }
type Issue = z.core.$ZodIssue

/** Validates and parses the input. Throws invalid_input with messages by field path, and the allowed values of the first refused choice. */
export function validateInput(endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>, input: Input): Input {
  const issues: Issue[] = []
  const validated: Input = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(input[part] ?? {})
    if (result.success) validated[part] = result.data
    else issues.push(...result.error.issues)
  }
  if (issues.length > 0) throw invalidInput(issues)
  return validated
}

/** `whole` is the path for issues that concern no field. */
export function invalidInput(issues: readonly Issue[], whole = 'body'): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || whole] ??= issue.message
  const allowed = issues.map(choicesOf).find((choices) => choices !== undefined)
  return new AppError('invalid_input', { message: sentence(fields), fields, ...(allowed && { allowed }) })
}

/** The allowed values of a refused choice (product.md section 3). */
function choicesOf(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_union') return issue.errors.flat().map(choicesOf).find(Boolean)
  return issue.code === 'invalid_value' ? issue.values.map(String) : undefined
}

/** One message that names the fields by their labels, for clients that show only the text. */
const sentence = (fields: Record<string, string>) =>
  truncate(
    Object.entries(fields)
      .map(([path, why]) => fieldMessage(path, why))
      .join('; '),
    1_000,
  )
