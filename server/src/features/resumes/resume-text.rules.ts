import { truncate } from '@hearback/contract/values/text.ts'
import { invalid } from '../../domain/errors.ts'

const deepest = 12
const mostValues = 50_000
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses a file. Throws for a value that is not a JSON object, is too deep or too large, or contains prototype keys. */
export function documentIn(content: Buffer): Record<string, unknown> {
  const document = parsed(decoded(content))
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw invalid('file', 'A JSON Resume is an object that starts with { and ends with }')
  }
  refuseHostile(document)
  return document as Record<string, unknown>
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
function decoded(content: Buffer): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, line] = /line (\d+)/u.exec(String(error)) ?? []
    throw invalid(
      'file',
      line
        ? `This isn’t valid JSON. Check line ${line}`
        : 'We can’t read this kind of file. Choose a PDF, Word (.docx) or JSON Resume file',
    )
  }
}

interface Part {
  readonly value: unknown
  readonly path: readonly string[]
}

/** Iterative, so that deep nesting cannot overflow the stack. */
function refuseHostile(document: object): void {
  const waiting: Part[] = [{ value: document, path: [] }]
  let seen = 0
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    seen += sizeOf(part.value)
    if (seen > mostValues) throw refusal(part.path, `This has more than ${mostValues.toLocaleString('en')} entries`)
    waiting.push(...partsOf(part))
  }
}

/** Checked before listing the entries, which takes far more memory than the file. */
const sizeOf = (value: unknown) =>
  Array.isArray(value) ? value.length : typeof value === 'object' ? Object.keys(value ?? {}).length : 0

function partsOf({ value, path }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return []
  if (path.length > deepest) throw refusal(path.slice(0, 3), `This is nested more than ${deepest} levels deep`)
  return Object.entries(value).map(([key, inner]) => {
    if (forbidden.has(key)) throw refusal([...path, key], 'This name isn’t allowed in a resume')
    return { value: inner, path: [...path, key] }
  })
}

const refusal = (path: readonly string[], why: string) =>
  invalid(path.map((key) => truncate(key, 60)).join('.') || 'file', why)
