import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, type Program, startProgram } from './program.ts'

/** The path of nginx; undefined if it is not installed. */
export function nginxProgram(): string | undefined {
  const names = [process.env.NGINX ?? 'nginx', '/usr/sbin/nginx']
  return names.find((name) => spawnSync(name, ['-v']).status === 0)
}

interface Ground {
  readonly program: string
  /** The port it will listen on. */
  readonly port: number
  readonly folder: string
  readonly account: Account | undefined
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Starts nginx with these sites, in a folder of its own. */
export async function startSites({ program, port, folder, account }: Ground, sites: string): Promise<Program> {
  const file = join(folder, 'nginx.conf')
  const log = join(folder, 'nginx.log')
  const settings = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/nginx-${name};`).join('\n')}
${sites}
}
`
  writeFileSync(file, settings, { mode: 0o644 })
  return startProgram({ program, words: ['-c', file, '-e', 'stderr'], port, log, account })
}

/** An nginx that balances round-robin, without sticky sessions. */
export async function startNginx({ servers, ...ground }: Ground & { servers: readonly string[] }): Promise<Program> {
  const upstream = servers.map((url) => `    server ${new URL(url).host} max_fails=1 fail_timeout=1s;`)
  return startSites(
    ground,
    `  map $http_upgrade $connection_upgrade { default upgrade; '' ""; }
  upstream hearback {
${upstream.join('\n')}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${ground.port};
    client_max_body_size 30m;
    location / {
      proxy_pass http://hearback;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_buffering off;
    }
  }`,
  )
}
