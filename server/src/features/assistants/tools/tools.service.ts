import { truncate } from '@hearback/contract/values/text.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import { getCompanyTool } from './get-company.service.ts'
import { getJobTool } from './get-job.service.ts'
import { searchJobsTool } from './search-jobs.service.ts'
import type { Tool, ToolContext } from './tool.ts'

export const tools: readonly Tool[] = [searchJobsTool, getJobTool, getCompanyTool]

export interface ToolResult {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/**
 * Runs a tool. A refusal becomes a result that names the arguments, because models read results and correct themselves,
 * while clients show protocol errors to people. Results of errors have no structured content: clients validate it against
 * the schema of successes.
 */
export async function runTool(context: ToolContext, tool: Tool, input: Record<string, unknown>): Promise<ToolResult> {
  try {
    refuseUnknown(tool, input)
    const result = await tool.run(context, input)
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { content: [{ type: 'text', text: sentenceOf(error) }], isError: true }
  }
}

/** An argument that a model made up would otherwise widen the search silently. */
function refuseUnknown({ inputSchema: { properties } }: Tool, input: Record<string, unknown>): void {
  const known = Object.keys(properties)
  const unknown = Object.keys(input).find((name) => !known.includes(name))
  if (unknown !== undefined) throw invalid(truncate(unknown, 60), `Unknown argument. Known are ${known.join(', ')}`)
}

/** "limit: At most 25; sort: Choose newest. Allowed: newest, pay." */
function sentenceOf({ message, detail: { fields, allowed, retryAfterSeconds } }: AppError): string {
  const named = fields && Object.entries(fields).map(([name, why]) => `${name}: ${why}`)
  const parts = [
    truncate(named?.join('; ') ?? message, 1_000),
    allowed && `Allowed: ${allowed.join(', ')}.`,
    retryAfterSeconds !== undefined && `Try again in ${retryAfterSeconds} seconds.`,
  ]
  return parts.filter(Boolean).join(' ')
}
