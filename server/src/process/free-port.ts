import net from 'node:net'

/** A port of 127.0.0.1 that is free now, `wanted` if possible. Throws if none is free. */
export async function freePort(wanted: number | undefined): Promise<number> {
  const listener = net.createServer()
  const listen = (port: number) =>
    new Promise<boolean>((resolve) => {
      listener.once('error', () => resolve(false))
      listener.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true))
    })
  if (!((wanted && (await listen(wanted))) || (await listen(0)))) throw new Error('No port of 127.0.0.1 is free.')
  const { port } = listener.address() as net.AddressInfo
  await new Promise((resolve) => listener.close(resolve))
  return port
}
