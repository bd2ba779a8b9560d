import type { ResolveDns } from '../../ports/dns.ts'
import { type Finding, judgeRecords, type Lookup, recordName, recordValue } from './company-domains.rules.ts'

/** Errors that mean that there is no such record; all others, such as SERVFAIL, mean nothing. */
const noRecord = ['ENODATA', 'ENOTFOUND', 'NXDOMAIN']
const timeoutMs = 10_000

/** Looks for the TXT record of a claim, at the places of frequent mistakes too. Takes at most 10 seconds, and never throws. */
export async function lookUpRecord(
  resolve: ResolveDns,
  { domain, token }: { readonly domain: string; readonly token: string },
): Promise<Finding> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const expired = new Promise<Lookup>((done) => timeout.addEventListener('abort', () => done('unknown')))
  const records = (name: string) => Promise.race([recordsAt(resolve, name), expired])
  // Absolute names: without the dot, a resolver may append the search domain of this machine.
  const name = recordName(domain)
  const [right, ...misplaced] = await Promise.all([
    records(`${name}.`),
    records(`${domain}.`),
    records(`${name}.${domain}.`),
  ])
  return judgeRecords(recordValue(token), right, misplaced)
}

async function recordsAt(resolve: ResolveDns, name: string): Promise<Lookup> {
  try {
    const records = await resolve(name, 'TXT')
    return records.map((strings) => (Array.isArray(strings) ? strings.join('') : strings))
  } catch (error) {
    return noRecord.includes((error as { code?: string }).code ?? '') ? 'none' : 'unknown'
  }
}
