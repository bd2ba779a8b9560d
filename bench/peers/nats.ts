import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../server/test/hosts/program.ts'
import { freePort } from '../../server/test/process.ts'
import type { ClientEvents, Target } from '../chat/target.ts'
import { connectNats, consume, stream, subjectOf } from './nats-client.ts'

const command = '/usr/sbin/nats-server'
const controller = -1
const silent: ClientEvents = { stored: () => {}, arrived: () => {}, refused: () => {} }

/**
 * NATS from the system's packages: one JetStream stream in files with a subject for each person. It neither authenticates nor
 * checks messages, and flushes files every two minutes.
 */
export const nats: Target = {
  name: 'NATS JetStream',
  missingCommand: () => (existsSync(command) ? undefined : 'apt-get install nats-server'),
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'hearback-bench-nats-'))
    const port = await freePort()
    const config = join(folder, 'nats.conf')
    await writeFile(config, `host: "127.0.0.1"\nport: ${port}\njetstream { store_dir: "${folder}" }\n`)
    const program = await startProgram({
      program: command,
      words: ['--config', config],
      port,
      log: join(folder, 'output.log'),
      account: undefined,
    })
    const control = await connectNats(port, controller, silent)
    await control.request(`$JS.API.STREAM.CREATE.${stream}`, {
      name: stream,
      subjects: [subjectOf('*')],
      storage: 'file',
      retention: 'limits',
      num_replicas: 1,
    })
    return {
      pid: program.pid ?? 0,
      databasePid: undefined,
      async connect(person, events) {
        const client = await connectNats(port, person, events)
        await consume(client, person)
        return client
      },
      async stored() {
        const { state } = await control.request(`$JS.API.STREAM.INFO.${stream}`, {})
        return (state as { messages: number }).messages
      },
      stop: async () => {
        control.close()
        await program.end('SIGTERM')
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}
