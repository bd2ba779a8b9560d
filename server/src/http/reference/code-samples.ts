import { exampleOf, exampleValue } from './example-value.ts'

type Json = Record<string, unknown>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Json
}

export interface Operation extends Json {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema?: Json }> }
  readonly security?: readonly Record<string, readonly string[]>[]
  readonly 'x-access'?: string
}

export interface SecurityScheme {
  readonly type: string
  readonly scheme?: string
  readonly name?: string
}

interface Call {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly isUpload: boolean
}

interface SampleInput {
  readonly site: string
  readonly method: string
  readonly path: string
  readonly operation: Operation
  readonly schemes: Readonly<Record<string, SecurityScheme>>
}

/** Code samples of a call from its OpenAPI operation, by language as Markdown names it. */
export function codeSamples(input: SampleInput): { language: string; label: string; code: string }[] {
  const call = callOf(input)
  return [
    { language: 'bash', label: 'curl', code: curl(call) },
    { language: 'javascript', label: 'JavaScript', code: javascript(call) },
    { language: 'python', label: 'Python', code: python(call) },
  ]
}

function callOf({ site, method, path, operation, schemes }: SampleInput): Call {
  const { parameters = [], requestBody, security = [] } = operation
  const content = requestBody?.content ?? {}
  const json = content['application/json']
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = exampleOf(name, parameters.find((one) => one.in === 'path' && one.name === name)?.schema)
    return encodeURIComponent(String(value ?? name))
  })
  const query = parameters.filter((one) => one.in === 'query' && one.required)
  const search = new URLSearchParams(query.map(({ name, schema }) => [name, String(exampleOf(name, schema) ?? 'text')]))
  return {
    method: method.toUpperCase(),
    url: `${site}${filled}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...(json && { 'content-type': 'application/json' }), ...credentials(security, schemes) },
    body: json && (exampleValue(json.schema) ?? {}),
    isUpload: 'multipart/form-data' in content,
  }
}

function credentials(security: NonNullable<Operation['security']>, schemes: SampleInput['schemes']) {
  const scheme = schemes[Object.keys(security[0] ?? {})[0] ?? '']
  if (!scheme) return {}
  return scheme.type === 'http'
    ? { authorization: 'Bearer YOUR_API_KEY' }
    : { [scheme.name ?? 'auth-token']: 'YOUR_TOKEN' }
}

/** Quoted for a POSIX shell. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function curl({ method, url, headers, body, isUpload }: Call): string {
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${shell(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(isUpload ? [`-F ${shell('file=@file.pdf')}`] : []),
    ...(body === undefined ? [] : [`-d ${shell(JSON.stringify(body))}`]),
  ]
  return parts.join(' \\\n  ')
}

const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

function javascript({ method, url, headers, body, isUpload }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(Object.keys(headers).length > 0 ? [`headers: ${indented(headers)}`] : []),
    ...(isUpload ? ['body: form'] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(body)})`]),
  ]
  const lines = options.map((option) => `\n  ${option},`).join('')
  return [
    ...(isUpload ? ["const form = new FormData()\nform.append('file', file)"] : []),
    `const response = await fetch('${url}'${lines && `, {${lines}\n}`})`,
    'const data = await response.json()',
  ].join('\n')
}

/** JSON as a Python literal. */
const literal = (value: unknown): string => {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${literal(field)}`)
  return `{${fields.join(', ')}}`
}

function python({ method, url, headers, body, isUpload }: Call): string {
  const { 'content-type': _type, ...own } = headers
  const options = [
    JSON.stringify(url),
    ...(Object.keys(own).length > 0 ? [`headers=${literal(own)}`] : []),
    ...(isUpload ? ['files={"file": open("file.pdf", "rb")}'] : []),
    ...(body === undefined ? [] : [`json=${literal(body)}`]),
  ]
  const lines = options.map((option) => `\n    ${option},`).join('')
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(${lines}\n)\ndata = response.json()`
}
