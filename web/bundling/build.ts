import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds the pages for each language, or for the given ones. English first, because it clears the folder. */
const languages = process.argv.length > 2 ? process.argv.slice(2) : ['en', 'es']
const web = fileURLToPath(new URL('..', import.meta.url))
const builder = join(dirname(fileURLToPath(import.meta.resolve('@react-router/dev/package.json'))), 'bin.cjs')

rmSync(new URL('../build', import.meta.url), { recursive: true, force: true })
for (const PAGES_LANGUAGE of languages) {
  const { status } = spawnSync(process.execPath, [builder, 'build'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, PAGES_LANGUAGE },
  })
  if (status !== 0) process.exit(status ?? 1)
}
