import type { Endpoint } from '@hearback/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { jsonOf } from '../cache/preserialized-json.ts'
import type { Spooled } from '../cache/spool.ts'
import { withAbsoluteUrls } from './cors.ts'
import { formatIgnoredHeader, ignoredHeader } from './input/unknown-fields.ts'

/** Fields that are added to the declared reply. */
export interface ExtraFields {
  /** Fields of the request that the endpoint does not know. */
  readonly ignored?: readonly string[]
}
/** Sends the result of a handler. */
export type SendReply = (endpoint: Endpoint, answer: unknown, reply: FastifyReply, beside: ExtraFields) => FastifyReply

/** The JSON body of a reply. Fields beyond the contract are dropped. */
export const replyOf = (endpoint: Endpoint, answer: unknown, beside: ExtraFields = {}): object => ({
  success: true,
  ...(endpoint.reply.parse(answer) as object),
  ...beside,
})

export const sendReply: SendReply = (endpoint, answer, reply, beside) => {
  if (endpoint.status === 204) nameInHeader(reply, beside)
  return reply.send(replyOf(endpoint, answer, beside))
}

function nameInHeader(reply: FastifyReply, { ignored }: ExtraFields): void {
  if (ignored) reply.header(ignoredHeader, formatIgnoredHeader(ignored))
}

/** Like sendReply, for pages of another origin: file URLs are absolute. */
export const sendAbsolute =
  (publicUrl: string): SendReply =>
  (endpoint, answer, reply, beside) => {
    if (endpoint.status === 204) nameInHeader(reply, beside)
    return reply.send(withAbsoluteUrls(replyOf(endpoint, answer, beside), publicUrl))
  }

/** Sends a reply that the handler wrote as JSON, in the shape of the contract. */
export const sendSpooled: SendReply = (_endpoint, answer, reply, beside) => {
  nameInHeader(reply, beside)
  const { bytes, content } = answer as Spooled
  return reply.type('application/json; charset=utf-8').header('content-length', bytes).send(content)
}

const comma = Buffer.from(',')
const end = Buffer.from(']}')

/** Like sendReply, where the items of `list` may be preserialized. */
export function sendPreserialized(list: string): SendReply {
  return (endpoint, answer, reply, beside) => {
    const { [list]: items, ...others } = answer as Record<string, object[]>
    const { [list]: none, ...rest } = replyOf(endpoint, { ...others, [list]: [] }, beside) as Record<string, unknown>
    const item = itemOf(endpoint, list)
    const written = (items ?? []).flatMap((one, place) =>
      place === 0 ? jsonOf(item, one) : [comma, jsonOf(item, one)],
    )
    const head = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(list)}:[`)
    return reply.type('application/json; charset=utf-8').send(Buffer.concat([head, ...written, end]))
  }
}

function itemOf({ reply }: Endpoint, list: string): z.ZodMiniType {
  const schema = reply instanceof z.ZodMiniObject ? reply.shape[list] : undefined
  if (!(schema instanceof z.ZodMiniArray)) throw new Error(`${list} is no list of the reply`)
  return schema.def.element as z.ZodMiniType
}
