import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '../src/config/config.ts'

// Nothing here needs a daemon or a registry: the files are parsed, and checked by the tools that are installed.
const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const runs = (program: string, ...words: string[]) => spawnSync(program, words).status === 0
const packages = JSON.parse(read('package.json')) as {
  workspaces: string[]
  devDependencies: { node: string }
}
const nodeMajor = packages.devDependencies.node.split('.')[0]

describe('the unit for systemd', () => {
  const unit = read('deploy/hearback.service')
  const lines = unit.split('\n').filter((line) => /^\w+=/.test(line))
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
  const sandboxed = (folder: string) => unit.replaceAll('/opt/hearback', folder)

  test('starts what is there, as somebody without rights, and waits longer than the server takes to end', () => {
    const [start = ''] = values('ExecStart')
    const [program = '', script = ''] = start.split(' ')
    expect(program).toBe('/opt/hearback/node_modules/node/bin/node')
    expect(existsSync(join(root, program.replace('/opt/hearback/', '')))).toBe(true)
    expect(existsSync(join(root, script))).toBe(true)
    expect(values('User')).toEqual(['hearback'])
    expect(values('KillSignal')).toEqual(['SIGTERM'])
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(20)
    const settings = values('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))
    expect(settings).toEqual([
      ['NODE_ENV', 'production'],
      ['DATA_DIR', `/var/lib/${values('StateDirectory')[0]}`],
    ])
    expect(() => readConfig(Object.fromEntries(settings))).not.toThrow()
  })

  test.each([
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['PrivateTmp', 'yes'],
    ['PrivateDevices', 'yes'],
    ['ProtectKernelTunables', 'yes'],
    ['RestrictNamespaces', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['SystemCallFilter', '@system-service'],
    ['UMask', '0077'],
  ])('sets %s to "%s"', (name, value) => {
    expect(values(name)).toEqual([value])
  })

  test('means something to systemd in every line, and is exposed little', ({ skip }) => {
    if (!runs('systemd-analyze', '--version')) return skip('no systemd-analyze: its lines alone were read')
    const folder = mkdtempSync(join(tmpdir(), 'hearback-unit-'))
    const file = join(folder, 'hearback.service')
    writeFileSync(file, sandboxed(root))
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    const complaints = stderr.split('\n').filter((line) => line.includes('hearback.service'))
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(complaints).toEqual([])
    // Before version 250 systemd-analyze rates only running units.
    const exposure = /Overall exposure level for .*?: ([\d.]+)/.exec(rated.stdout)?.[1]
    if (exposure !== undefined) expect(Number(exposure)).toBeLessThan(3)
  })
})

test('the drop-in for several processes starts an existing file, and tells it to replace them', () => {
  const dropIn = read('deploy/hearback-cluster.conf')
  const [empty, start = ''] = [...dropIn.matchAll(/^ExecStart=(.*)$/gm)].map(([, words]) => words)
  expect(empty).toBe('')
  const [program, script = ''] = start.split(' ')
  expect([program, existsSync(join(root, script))]).toEqual(['/opt/hearback/node_modules/node/bin/node', true])
  expect(dropIn).toMatch(/^ExecReload=\/bin\/kill -HUP \$MAINPID$/m)
  const unit = read('deploy/hearback.service').replace(/^ExecStart=.*\n/m, '')
  expect(complaintsAbout(unit.replace('[Service]', dropIn.slice(dropIn.indexOf('[Service]'))))).toEqual([])
})

/** Complaints of systemd-analyze about a unit; empty where systemd is not installed. */
function complaintsAbout(unit: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-unit-'))
  const file = join(folder, 'hearback.service')
  writeFileSync(file, unit.replaceAll('/opt/hearback', root))
  const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return (stderr ?? '').split('\n').filter((line) => line.includes('hearback.service'))
}

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  env_file?: string
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  read_only?: boolean
}

describe('the file for compose', () => {
  const text = read('deploy/compose.yaml')
  const { services, volumes, networks } = parse(text, { merge: true, strict: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
    networks: Record<string, unknown>
  }
  const all = Object.entries(services)
  const apps = all.filter(([, { image }]) => image === 'hearback')

  test('names nothing that is not there', () => {
    const others = all.flatMap(([, { depends_on = {} }]) => Object.entries(depends_on))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(others.map(([name]) => name)))
    expect(new Set(others.map(([, { condition }]) => condition))).toEqual(new Set(['service_healthy']))
    const used = all.flatMap(([, service]) => service.networks ?? [])
    expect(new Set(Object.keys(networks))).toEqual(new Set(used))
    const mounts = all.flatMap(([, service]) => service.volumes ?? []).filter((mount) => !mount.startsWith('$'))
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '')
    const named = sources.filter((source) => !source.startsWith('.'))
    expect(new Set(Object.keys(volumes))).toEqual(new Set(named))
    const built = all.flatMap(([, { build }]) => (build ? [join(build.context, build.dockerfile)] : []))
    const files = [...sources.filter((source) => source.startsWith('.')), ...built]
    expect(files.filter((file) => !existsSync(join(root, 'deploy', file)))).toEqual([])
  })

  test('asks for the health of each service, publishes nginx alone, and has no secret in it', () => {
    for (const [name, service] of all) {
      // The application's health check is in the Containerfile.
      if (service.image !== 'hearback') expect(service.healthcheck?.test, name).toBeDefined()
      if (name !== 'nginx') expect(service.ports, name).toBeUndefined()
    }
    const secrets = text.split('\n').filter((line) => /^\s*\w*(PASSWORD|SECRET|KEY|TOKEN)\w*:/.test(line))
    expect(secrets.length).toBeGreaterThanOrEqual(2)
    for (const line of secrets) expect(line).toMatch(/: \$\{\w+:\?[^}]+\}$/)
    for (const [, address = ''] of text.matchAll(/\/\/[^\s@]*:([^\s@]+)@/g)) expect(address).toMatch(/^\$\{\w+:\?/)
  })

  test('gives two processes settings that the server takes, each with an address of its own', () => {
    expect(apps.map(([, { environment }]) => environment?.SOCKET_PEER_HOST)).toEqual(apps.map(([name]) => name))
    expect(apps).toHaveLength(2)
    for (const [, { environment = {}, read_only }] of apps) {
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
      const filled = Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{[^}]+\}/g, 'abc')])
      expect(() => readConfig(Object.fromEntries(filled))).not.toThrow()
      expect(read_only).toBe(true)
    }
    const upstreams = (parameters: string) =>
      [...read('deploy/nginx.conf').matchAll(/^ {2}server (\w+):(\d+) (.*);/gm)]
        .filter(([, , , found]) => found === parameters)
        .map(([, host, port]) => [host, port])
    const addresses = apps.map(([name, { environment }]) => [name, environment?.PORT])
    expect(upstreams('max_fails=1 fail_timeout=1s')).toEqual(addresses)
    expect(upstreams('backup max_fails=0')).toEqual(addresses)
  })

  test('is a file that compose takes', ({ skip }) => {
    if (!runs('docker', 'compose', 'version')) return skip('no compose: its structure alone was read')
    const env = { ...process.env, POSTGRES_PASSWORD: 'abc', REDIS_PASSWORD: 'abc', CERTIFICATES: '/tmp' }
    const words = ['compose', '--file', join(root, 'deploy/compose.yaml'), 'config', '--quiet', '--no-env-resolution']
    const { status, stderr } = spawnSync('docker', words, { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})

describe('the file for containers', () => {
  const text = read('deploy/Containerfile').replaceAll('\\\n', ' ')
  const steps = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()] as const)
  const last = steps.slice(steps.findLastIndex(([step]) => step === 'FROM'))
  const argumentsOf = (name: string) => last.filter(([step]) => step === name).map(([, words]) => words)

  test('has only steps that there are, on the Node that is tested', () => {
    const known = [
      'FROM',
      'WORKDIR',
      'COPY',
      'ENV',
      'RUN',
      'USER',
      'VOLUME',
      'EXPOSE',
      'STOPSIGNAL',
      'HEALTHCHECK',
      'CMD',
    ]
    expect(steps.map(([step]) => step).filter((step) => !known.includes(step))).toEqual([])
    const froms = steps.filter(([step]) => step === 'FROM').map(([, words]) => words.split(' '))
    const stages = froms.flatMap(([, , stage]) => stage ?? [])
    const images = froms.map(([image = '']) => image).filter((image) => !stages.includes(image))
    expect(new Set(images)).toEqual(new Set([`node:${nodeMajor}-bookworm-slim`]))
    const copies = steps.filter(([step]) => step === 'COPY').map(([, words]) => words.split(' '))
    const between = copies.flatMap(([from = '']) => /^--from=(.+)/.exec(from)?.[1] ?? [])
    expect(stages).toEqual(expect.arrayContaining(between))
    const fromHere = copies.filter(([from = '']) => !from.startsWith('--')).flatMap((words) => words.slice(0, -1))
    expect(fromHere.filter((source) => !existsSync(join(root, source)))).toEqual([])
  })

  test('brings every workspace, and runs as no one in particular what is there', () => {
    const copied = argumentsOf('COPY').join('\n')
    for (const workspace of packages.workspaces)
      expect(copied).toMatch(new RegExp(`/hearback/${workspace}(/package\\.json)? `))
    expect(argumentsOf('USER')).toEqual(['node'])
    const [command = ''] = argumentsOf('CMD')
    expect(existsSync(join(root, (JSON.parse(command) as string[])[1] ?? ''))).toBe(true)
    expect(argumentsOf('STOPSIGNAL')).toEqual(['SIGTERM'])
    const [settings = ''] = argumentsOf('ENV')
    const pairs = settings.split(' ').map((pair) => pair.split('=') as [string, string])
    expect(settingNames).toEqual(expect.arrayContaining(pairs.map(([name]) => name)))
    const config = readConfig(Object.fromEntries(pairs))
    expect(argumentsOf('EXPOSE')).toEqual([String(config.port)])
    expect(argumentsOf('VOLUME')).toEqual([config.dataDir])
  })

  test('asks for its health by a program that tells a server that answers from none', async () => {
    const [check = ''] = argumentsOf('HEALTHCHECK')
    const [program, ...words] = JSON.parse(check.slice(check.indexOf('['))) as string[]
    expect(program).toBe('node')
    const ask = async (port: number) => {
      const env = { ...process.env, PORT: String(port) }
      return (await once(spawn(process.execPath, words, { env, stdio: 'ignore' }), 'exit'))[0] as number
    }
    const server = createServer((request, reply) => {
      reply.writeHead(request.url === '/healthz' ? 200 : 404).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    expect(await ask(port)).toBe(0)
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    expect(await ask(port)).toBe(1)
  })

  test('leaves settings, data and history out of what is built from', () => {
    const [everything, ...kept] = read('.dockerignore').trim().split('\n')
    expect(everything).toBe('**')
    expect(kept.filter((line) => line.startsWith('!')).filter((line) => /env|\.data|\.git/.test(line))).toEqual([])
    for (const workspace of packages.workspaces) expect(kept).toContain(`!${workspace}`)
  })
})
