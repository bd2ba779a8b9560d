import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostPage {
  body: string
  headers?: Record<string, string>
}

/** A site of an employer: its pages by path, at names below `localhost`, each of which is another origin than the product. */
export async function startHostSite(pages: Record<string, HostPage>) {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url]
    if (!page) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
    return response.end(
      `<!doctype html><html lang="en"><head><title>Our site</title><meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,"></head><body>${page.body}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: (name = 'careers') => `http://${name}.localhost:${port}`,
    close: () => server.close(),
  }
}
