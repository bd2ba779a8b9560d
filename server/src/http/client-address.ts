import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config/config.ts'

type Trust = Config['trustProxy']

/** A number of proxies is trusted by hop count; Fastify's types lack that form. */
export const trustedBy = (value: Trust) =>
  typeof value === 'number' ? (_address: string, hop: number) => hop < value : value

/** Returns a function that reads the client address of requests which Fastify does not handle, like `request.ip`. */
export function clientAddressBy(value: Trust): (request: IncomingMessage) => string {
  const trusted = trustedBy(value)
  const trusts =
    typeof trusted === 'boolean' ? () => trusted : Array.isArray(trusted) ? proxyAddr.compile(trusted) : trusted
  return (request) => proxyAddr(request, trusts)
}
