import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import treeConfiguration from '../.dependency-cruiser.features.mjs'
import configuration from '../.dependency-cruiser.mjs'
import { rules as sizeRules } from './check-sizes.mjs'
import { clean } from './planted/clean.ts'
import { directions, plantedDirections } from './planted/directions.ts'
import { lint, plantedLint } from './planted/lint.ts'
import { plant, root, run, type Tree, uproot } from './planted/sandbox.ts'
import { allowedSizes, plantedSizes, sizes } from './planted/sizes.ts'
import { plantedTypes, types } from './planted/types.ts'
import { plantedUnused, unused } from './planted/unused.ts'

const tools = {
  directions: (at: string) =>
    run(at, cruiser, ['--config', '.dependency-cruiser.mjs', ...cruise, 'contract', 'texts', 'web']),
  tree: (at: string) => run(at, cruiser, ['--config', '.dependency-cruiser.features.mjs', ...cruise]),
  lint: (at: string) => run(at, 'node_modules/@biomejs/biome/bin/biome', biome),
  unused: (at: string) =>
    run(at, 'node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--reporter=json']),
  sizes: (at: string) => run(at, 'scripts/check-sizes.mjs', []),
  types: (at: string) => run(at, 'node_modules/typescript/bin/tsc', ['--project', 'contract', '--pretty', 'false']),
}
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const cruise = ['--output-type', 'json', 'server']
const biome = ['ci', '--error-on-warnings', '--max-diagnostics=none', '--reporter=json', '--colors=off']

const sandboxes: string[] = []

function check(tool: keyof typeof tools, tree: Tree) {
  const at = plant(tree)
  sandboxes.push(at)
  return tools[tool](at)
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

afterAll(() => {
  for (const at of sandboxes) uproot(at)
})

test.each(Object.keys(tools) as (keyof typeof tools)[])('a tree that keeps every rule passes: %s', (tool) => {
  const { failed, output } = check(tool, { ...clean, ...(tool === 'sizes' ? allowedSizes : {}) })
  expect(failed, output).toBe(false)
})

describe('directions', () => {
  let found: string[] = []

  beforeAll(() => {
    found = (['directions', 'tree'] as const).flatMap((tool) => {
      const { output } = check(tool, { ...clean, ...plantedDirections })
      const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } }
      return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)
    })
  })

  test.each(directions)('%s refuses %s importing %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`)
  })

  test('every rule has a planted violation', () => {
    const names = [...configuration.forbidden, ...treeConfiguration.forbidden].map(({ name }) => name)
    expect(new Set(directions.map(([rule]) => rule))).toEqual(new Set(names))
  })
})

describe('lint and format', () => {
  let found: string[] = []

  beforeAll(() => {
    const { output } = check('lint', { ...clean, ...plantedLint })
    const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      diagnostics: { severity: string; category: string; location: { path: string } }[]
    }
    const refused = diagnostics.filter(({ severity }) => ['error', 'warning'].includes(severity))
    found = refused.map(({ category, location }) => `${category} ${location.path}`)
  })

  test.each(lint)('%s refuses %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`)
  })

  test('every rule that biome.json names has a planted violation', () => {
    const groups = Object.entries<object>(read('biome.json').linter.rules).filter(([group]) => group !== 'preset')
    const names = groups.flatMap(([group, rules]) => Object.keys(rules).map((rule) => `lint/${group}/${rule}`))
    expect(lint.map(([rule]) => rule)).toEqual(expect.arrayContaining(names))
  })
})

describe('sizes and names', () => {
  let found: string[] = []

  beforeAll(() => {
    found = check('sizes', { ...clean, ...plantedSizes }).output.split('\n')
  })

  test.each(sizes)('%s refuses %s', (rule, where) => {
    expect(found).toContainEqual(expect.stringContaining(`${where} ${rule}: `))
  })

  test('every rule has a planted violation', () => {
    expect(new Set(sizes.map(([rule]) => rule))).toEqual(new Set(sizeRules.map(({ name }) => name)))
  })
})

describe('nothing unused', () => {
  let found: Record<string, unknown>[] = []

  beforeAll(() => {
    found = JSON.parse(check('unused', plantedUnused(clean)).output).issues
  })

  test.each(unused)('%s refuses what nobody needs in %s: %s', (kind, file, name) => {
    const issues = found.filter((issue) => issue.file === file).map((issue) => issue[kind])
    expect(JSON.stringify(issues)).toContain(`"name":"${name}"`)
  })

  test('every kind of issue that knip.json includes has a planted violation', () => {
    expect(new Set(unused.map(([kind]) => kind))).toEqual(new Set(read('knip.json').include))
  })
})

describe('types', () => {
  let found: string[] = []

  beforeAll(() => {
    found = check('types', { ...clean, ...plantedTypes }).output.split('\n')
  })

  test.each(types)('%s refuses %s with %s', (_option, file, error) => {
    expect(found.some((line) => line.startsWith(`${file}(`) && line.includes(`error ${error}:`))).toBe(true)
  })

  test('every option of tsconfig.base.json that refuses something has a planted violation', () => {
    const permissive = ['allowImportingTsExtensions', 'skipLibCheck', 'noEmit']
    const options = Object.entries(read('tsconfig.base.json').compilerOptions).filter(([, value]) => value === true)
    const refusing = options.map(([option]) => option).filter((option) => !permissive.includes(option))
    expect(new Set(types.map(([option]) => option))).toEqual(new Set(refusing))
  })
})
