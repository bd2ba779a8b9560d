import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

test('npm run sbom lists every package that production runs, with its version, and none that only tests', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.mjs'], { cwd: root, encoding: 'utf8', maxBuffer: 50e6 })
  const bom = JSON.parse(stdout)
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'hearback', type: 'application' } },
  })
  const listed = new Set<string>(
    bom.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`),
  )
  for (const workspace of ['server', 'web', 'contract'])
    for (const [name, version] of Object.entries(read(`${workspace}/package.json`).dependencies))
      if (!name.startsWith('@hearback/')) expect(listed.has(`${name}@${version}`), name).toBe(true)
  for (const name of ['vitest', '@playwright/test', '@biomejs/biome', 'knip'])
    expect([...listed].filter((one) => one.startsWith(`${name}@`))).toEqual([])
  const refs = new Set(bom.components.map((one: Record<string, string>) => one['bom-ref']))
  for (const { dependsOn } of bom.dependencies) for (const ref of dependsOn) expect(refs.has(ref), ref).toBe(true)
}, 60_000)
