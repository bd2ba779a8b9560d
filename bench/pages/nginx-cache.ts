import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSites } from '../../server/test/hosts/nginx.ts'
import { freePort } from '../../server/test/process.ts'

export interface NginxCache {
  readonly url: string
  /** The main process, whose children serve. */
  readonly pid: number
  stop(): Promise<void>
}

/**
 * One worker of nginx that caches all pages of the server for an hour, plain and compressed. It ignores the headers that keep
 * shared caches from storing pages.
 */
export async function startNginxCache(program: string, upstream: string): Promise<NginxCache> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-bench-nginx-'))
  // The worker has an account of its own where nginx is started by root.
  await chmod(folder, 0o755)
  const port = await freePort()
  const nginx = await startSites(
    { program, port, folder, account: undefined },
    `  map $http_accept_encoding $encoding { default ''; '~gzip' gzip; }
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:10m inactive=1h;
  open_file_cache max=1000 inactive=1h;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Accept-Encoding $encoding;
      proxy_cache pages;
      proxy_cache_key $encoding$request_uri;
      proxy_cache_valid 200 1h;
      proxy_cache_lock on;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
      add_header X-Cache $upstream_cache_status;
    }
  }`,
  )
  return {
    url: `http://127.0.0.1:${port}`,
    pid: nginx.pid ?? 0,
    stop: async () => {
      await nginx.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
