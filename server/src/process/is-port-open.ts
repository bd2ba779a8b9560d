import { once } from 'node:events'
import { connect } from 'node:net'

/** Whether something on this machine takes connections at this port. */
export function isPortOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
