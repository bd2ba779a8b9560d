import { Resolver } from 'node:dns/promises'

/** Resolves a record of the DNS, as `dns.promises.resolve` does. */
export type ResolveDns = (name: string, type: string) => Promise<string[][] | string[]>

/** Resolves by these servers, or by those of the system. Gives up after 2 attempts of 3 seconds. */
export function systemDns(servers?: readonly string[]): ResolveDns {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return (name, type) => resolver.resolve(name, type) as Promise<string[][]>
}
