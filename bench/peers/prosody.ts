import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/test/process.ts'
import type { Target } from '../chat/target.ts'
import { accountOf, connectXmpp, host, password, type XmppClient } from './xmpp-client.ts'

const program = '/usr/bin/prosody'

/** Prosody from the system's packages, in a child process with a temporary folder (docs/operations.md explains the choice). */
export const prosody: Target = {
  name: 'Prosody',
  missingCommand: () => (existsSync(program) ? undefined : 'apt-get install prosody'),
  async start(people) {
    const port = await freePort()
    const folder = await mkdtemp(join(tmpdir(), 'hearback-bench-prosody-'))
    await fill(folder, port, people)
    const child = spawn(program, ['-F', '--config', join(folder, 'prosody.cfg.lua')], { stdio: 'ignore' })
    const gone = once(child, 'exit')
    const stop = async () => {
      child.kill()
      await gone
      await rm(folder, { recursive: true, force: true })
    }
    if (!(await listens(port))) {
      const log = await readFile(join(folder, 'prosody.log'), 'utf8').catch(() => '')
      await stop()
      throw new Error(`${program} does not listen: ${log}`)
    }
    const clients: XmppClient[] = []
    return {
      pid: child.pid ?? 0,
      databasePid: undefined,
      async connect(person, events) {
        const client = await connectXmpp(port, person, events)
        clients.push(client)
        return client
      },
      /** Each message is in the archives of both people. */
      async stored() {
        let copies = 0
        for (const client of clients) copies += await client.archived()
        return copies / 2
      },
      stop,
    }
  },
}

async function fill(folder: string, port: number, people: number): Promise<void> {
  const accounts = join(folder, host, 'accounts')
  await mkdir(accounts, { recursive: true })
  for (let person = 0; person < people; person++) {
    await writeFile(join(accounts, `${accountOf(person)}.dat`), `return {\n\t["password"] = "${password}";\n};\n`)
  }
  await writeFile(join(folder, 'prosody.cfg.lua'), settings(folder, port))
}

/**
 * Loads only the required modules, tuned for speed: garbage collection at three times the heap size,
 * no expiry of archives, and acknowledgement requests every 50 stanzas.
 */
const settings = (folder: string, port: number) => `
run_as_root = true
data_path = "${folder}"
pidfile = "${folder}/prosody.pid"
log = { warn = "${folder}/prosody.log" }
interfaces = { "127.0.0.1" }
c2s_ports = { ${port} }
c2s_direct_tls_ports = {}
modules_enabled = { "saslauth", "mam", "smacks" }
modules_disabled = { "s2s", "s2s_auth_certs" }
authentication = "internal_plain"
c2s_require_encryption = false
allow_unencrypted_plain_auth = true
storage = "internal"
archive_expires_after = "never"
storage_archive_item_limit = 1000000
storage_archive_item_limit_cache_size = 10000
smacks_max_unacked_stanzas = 50
gc = { mode = "incremental", threshold = 300, speed = 500 }
VirtualHost "${host}"
`

async function listens(port: number): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect({ port, host: '127.0.0.1' })
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return true
    await pause(100)
  }
  return false
}
