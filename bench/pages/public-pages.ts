import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProcess } from '../../server/test/process.ts'

const root = join(import.meta.dirname, '../..')

export interface PublicPage {
  readonly name: string
  readonly url: string
  /** Whether search engines are asked to leave it out, because it repeats another page. */
  readonly noindex?: true
  /** Its policy allows no requests, so the audit of robots.txt, which is that of other pages, cannot read it. */
  readonly noRequests?: true
}

/** Runs a program to its end; throws with its output when it fails. */
export async function runToEnd(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${said.trim().slice(-2_000)}`)
}

/** Runs `work` with a production server that is filled by the demo, in a temporary folder and on a free port. */
export async function withPublicPages<T>(
  work: (pages: readonly PublicPage[], folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-pages-'))
  try {
    await runToEnd(process.execPath, ['server/src/cli/demo.ts'], { DATA_DIR: folder })
    const port = String(await freePort())
    const PUBLIC_URL = `http://127.0.0.1:${port}`
    const server = await startProcess({ DATA_DIR: folder, PORT: port, PUBLIC_URL, LOG_LEVEL: 'error' })
    try {
      return await work(await pagesOf(server.url), folder)
    } finally {
      await server.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pagesOf(url: string): Promise<PublicPage[]> {
  const firstOf = async (list: string, address: RegExp) => {
    const page = await (await fetch(url + list)).text()
    const [path] = address.exec(page) ?? []
    if (!path) throw new Error(`The page ${list} leads to none of its kind.`)
    return url + path
  }
  const companyPath = async () => {
    const [path = ''] =
      /\/companies\/[\da-f-]{36}/.exec(await firstOf('/companies', /\/companies\/[\da-f-]{36}\/[\w-]+/)) ?? []
    return path
  }
  return [
    { name: 'landing', url: `${url}/` },
    { name: 'search', url: `${url}/jobs` },
    { name: 'job', url: await firstOf('/jobs', /\/jobs\/[\da-f-]{36}\/[\w-]+/) },
    { name: 'company', url: await firstOf('/companies', /\/companies\/[\da-f-]{36}\/[\w-]+/) },
    { name: 'answers', url: `${url}/answers` },
    { name: 'careers frame', url: `${url}/embed${await companyPath()}`, noindex: true, noRequests: true },
    { name: 'sign-in of developers', url: `${url}/login?next=/employer/developers`, noindex: true },
  ]
}
