import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')

export type Tree = Record<string, string>

const configuration = [
  'biome.json',
  '.gitignore',
  '.dependency-cruiser.mjs',
  '.dependency-cruiser.features.mjs',
  'knip.json',
  'tsconfig.base.json',
]
const workspaces = ['contract', 'texts', 'server', 'web']

/** A copy of the real configuration with fixture files; packages are linked, our workspaces point into the copy. */
export function writeTree(files: Tree): string {
  const at = mkdtempSync(join(tmpdir(), 'hearback-check-'))
  for (const name of configuration) cpSync(join(root, name), join(at, name))
  mkdirSync(join(at, 'node_modules', '@hearback'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === '@hearback') continue
    symlinkSync(join(root, 'node_modules', name), join(at, 'node_modules', name))
  }
  for (const name of workspaces) symlinkSync(join(at, name), join(at, 'node_modules', '@hearback', name))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true })
    writeFileSync(join(at, path), source)
  }
  return at
}

export function removeTree(at: string): void {
  rmSync(at, { recursive: true, force: true })
}

/** Runs a tool of this repository in a fixture tree and returns its output. */
export function run(at: string, script: string, args: string[]): { failed: boolean; output: string } {
  const result = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: at,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { failed: result.status !== 0, output: result.stdout + result.stderr }
}
