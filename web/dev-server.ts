import type { Server } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'

/** Development only: Vite as middleware of the caller's HTTP server, with hot reload on the same port. */
export const createDevServer = (server: Server): Promise<ViteDevServer> =>
  createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
