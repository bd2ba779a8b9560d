import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import tls from 'node:tls'
import { freePort } from '../process.ts'
import { nginxProgram, startSites } from './nginx.ts'
import type { Program } from './program.ts'
import { makeTempFolder } from './temp-folder.ts'

/** The missing program for testing the nginx example; undefined if all are installed. */
export function missingForSite(): string | undefined {
  if (!nginxProgram()) return 'nginx is not installed'
  return spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is not installed'
}

interface ExampleSite {
  readonly url: string
  /** The URL without TLS. */
  readonly plain: string
  /** Starts nginx with deploy/nginx.conf in front of two processes. */
  start(servers: readonly [string, string]): Promise<Program>
  remove(): Promise<void>
}

/** Ports and a certificate for 127.0.0.1, which this process trusts until `remove`. */
export async function prepareSite(): Promise<ExampleSite> {
  const place = await makeTempFolder()
  const trusted = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...trusted, makeCertificate(place.folder)])
  const [port, plainPort] = [await freePort(), await freePort()]
  return {
    url: `https://127.0.0.1:${port}`,
    plain: `http://127.0.0.1:${plainPort}`,
    start: ([one, other]) =>
      startSites(
        { program: nginxProgram() ?? '', port, ...place },
        siteHere([
          ['server app1:3000 ', `server ${new URL(one).host} `],
          ['server app2:3000 ', `server ${new URL(other).host} `],
          ['listen 80;', `listen 127.0.0.1:${plainPort};`],
          ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
          ['  listen [::]:80;\n', ''],
          ['  listen [::]:443 ssl http2;\n', ''],
          ['/etc/nginx/certificates', place.folder],
        ]),
      ),
    async remove() {
      tls.setDefaultCACertificates(trusted)
      await place.remove()
    },
  }
}

/** The example with local addresses and certificates. Throws if a replaced text does not occur. */
function siteHere(changes: readonly (readonly [string, string])[]): string {
  let site = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
  for (const [theirs, ours] of changes) {
    if (!site.includes(theirs)) throw new Error(`deploy/nginx.conf has no "${theirs}"`)
    site = site.replaceAll(theirs, ours)
  }
  return site
}

/** A certificate of 127.0.0.1 and its key in the folder. */
export function makeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const words = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...words, ...name, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  chmodSync(key, 0o644)
  return readFileSync(certificate, 'utf8')
}
