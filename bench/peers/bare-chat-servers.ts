import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connectSocketIo } from '../chat/socketio-client.ts'
import type { Target } from '../chat/target.ts'
import { connectWs } from './ws-client.ts'

/** The baselines: they forward and acknowledge a message, and neither check nor store it. */
export const bareWs: Target = {
  name: 'bare ws',
  async start() {
    const { port, ...child } = await startChild('bare-ws.ts')
    return { ...child, connect: (person, events) => connectWs(`ws://127.0.0.1:${port}`, person, events) }
  },
}

export const bareSocketIo: Target = {
  name: 'bare socket.io',
  async start() {
    const { port, ...child } = await startChild('bare-socketio.ts')
    return {
      ...child,
      connect: (person, events) => {
        const member = { person, token: String(person), chatId: String(person >> 1), run: 'run' }
        return connectSocketIo(`http://127.0.0.1:${port}`, member, events)
      },
    }
  },
}

async function startChild(file: string) {
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: child.pid ?? 0,
    databasePid: undefined,
    stored: undefined,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
