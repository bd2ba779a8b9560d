import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { mayEnter } from '../../src/db/embedded/identity.ts'
import { eventually } from '../app.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
/** Targets that services depend on. A real system prepares the machine in them, which is ready here. */
const targets = ['sysinit', 'basic', 'shutdown', 'network-online', 'multi-user']
const account = 61_234
const namespaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child=SIGKILL']

/** A systemd with one service, isolated from this machine except for the network. */
export interface System {
  /** Runs a program in it as root; returns its output and throws on failure. */
  run(program: string, ...words: string[]): Promise<string>
  end(): Promise<void>
}

/** The cgroup hierarchy: version 2, or that of systemd in version 1. */
const groups = existsSync('/sys/fs/cgroup/cgroup.controllers') ? '/sys/fs/cgroup' : '/sys/fs/cgroup/systemd'
/** Runs in a cgroup and namespaces of its own, which end with it. */
const apart = (group: string, ...words: string[]) => [
  'sh',
  '-c',
  'mkdir "$0" && echo $$ > "$0/cgroup.procs" && exec unshare "$@"',
  group,
  ...namespaces,
  ...words,
]

/** Whether systemd is installed, this process may create namespaces, and other accounts can read the code. */
export async function canBoot(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/lib/systemd/systemd')) return false
  if (!mayEnter(root, { uid: account, gid: account })) return false
  const group = join(groups, `hearback-trial-${process.pid}`)
  const [program = '', ...words] = apart(group, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')
  const can = await run(program, words).then(
    () => true,
    () => false,
  )
  await removeGroups(group)
  return can
}

/** Removes cgroups one by one, inner ones first. */
async function removeGroups(group: string): Promise<void> {
  const inner = await readdir(group, { withFileTypes: true }).catch(() => [])
  for (const entry of inner) if (entry.isDirectory()) await removeGroups(join(group, entry.name))
  // The last process may still be exiting.
  await eventually(
    () =>
      rmdir(group).then(
        () => true,
        ({ code }) => code === 'ENOENT',
      ),
    { withinMs: 10_000 },
  )
}

/** Starts the unchanged `deploy/hearback.service` with these settings, under a systemd of its own. */
export async function boot(settings: Readonly<Record<string, string | number>>): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-systemd-'))
  await writeUnits(join(folder, 'units'))
  await writeEtc(join(folder, 'etc'), settings)
  const group = join(groups, basename(folder))
  const script = ['sh', join(import.meta.dirname, 'boot.sh'), folder, root]
  const [program = '', ...words] = apart(group, ...script)
  const system = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise((resolve) => system.once('exit', resolve))
  let said = ''
  system.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const inside = async (program: string, ...rest: string[]) => {
    if (system.exitCode !== null) throw new Error(`The system ended: ${said}`)
    const first = (await readFile(`/proc/${system.pid}/task/${system.pid}/children`, 'utf8')).trim()
    return (await run('nsenter', ['-t', first, '-m', '-p', '-r', '-w', program, ...rest])).stdout.trim()
  }
  const end = async () => {
    system.kill('SIGKILL')
    await exited
    await removeGroups(group)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually(() => inside('systemctl', 'is-system-running', '--wait').catch(() => undefined), {
      withinMs: 30_000,
    })
  } catch (error) {
    await end()
    throw new Error(`systemd did not start: ${said}`, { cause: error })
  }
  return { run: inside, end }
}

async function writeUnits(units: string): Promise<void> {
  await mkdir(units)
  for (const name of targets) {
    await writeFile(join(units, `${name}.target`), `[Unit]\nDescription=${name}\nDefaultDependencies=no\n`)
  }
  await writeFile(join(units, 'default.target'), '[Unit]\nDescription=all\nRequires=hearback.service\n')
  await cp(join(root, 'deploy/hearback.service'), join(units, 'hearback.service'))
}

async function writeEtc(etc: string, settings: Readonly<Record<string, string | number>>): Promise<void> {
  await mkdir(etc)
  const file = (name: string, text: string, mode = 0o644) => writeFile(join(etc, name), text, { mode })
  await file('passwd', `root:x:0:0::/:/bin/sh\nhearback:x:${account}:${account}::/var/lib/hearback:/usr/sbin/nologin\n`)
  await file('group', `root:x:0:\nhearback:x:${account}:\n`)
  await file('machine-id', `${'0123456789abcdef'.repeat(2)}\n`)
  await file('hosts', '127.0.0.1 localhost\n')
  await cp('/etc/ld.so.cache', join(etc, 'ld.so.cache'))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  await file('hearback.env', lines.join(''), 0o600)
}
