import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { ErrorBody } from '@hearback/contract/error-body.ts'
import { impliedErrors, statusOf } from '@hearback/contract/errors.ts'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

let serialized: Buffer | undefined
/** The OpenAPI document as JSON, serialized at the first request and shared by all responses. */
export function serializedOpenApi(): Buffer {
  serialized ??= Buffer.from(JSON.stringify(openApiDocument()))
  return serialized
}

/** The OpenAPI 3.1 document of all endpoints. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearback',
      version: '1',
      description: 'The job marketplace where every application gets an answer.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        authToken: { type: 'apiKey', in: 'header', name: 'auth-token' },
        companyKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a company, for calls under /api/v1.',
        },
      },
    },
  }
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: responses(endpoint),
    ...securityOf(endpoint),
    'x-access': endpoint.access,
    ...(endpoint.role && { 'x-role': endpoint.role }),
  }
}

/** The roles of a bearer token are the scopes of the key (OpenAPI 3.1, Security Requirement Object). */
function securityOf({ access, scope }: Endpoint): Json {
  if (access === 'public') return {}
  return { security: [scope === undefined ? { authToken: [] } : { companyKey: [scope] }] }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io }) as Json
  return rest
}

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }))
}

function requestBody({ body, upload, signed }: Endpoint): Json {
  if (signed)
    return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } }
  if (upload) {
    const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
  }
  if (!body) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

function responses(endpoint: Endpoint): Json {
  const reply = schemaOf(endpoint.reply, 'output') as { properties?: Json; required?: string[] }
  const schema = {
    ...reply,
    properties: { success: { const: true }, ...reply.properties },
    required: ['success', ...(reply.required ?? [])],
  }
  const byStatus = Map.groupBy([...(endpoint.errors ?? []), ...impliedErrors], (code) => statusOf(code, endpoint))
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  const { status = 200 } = endpoint
  const content = status === 204 ? {} : { content: { 'application/json': { schema } } }
  return { [status]: { description: 'Done', ...content }, ...Object.fromEntries(refusals) }
}
