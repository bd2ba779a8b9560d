import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import treeConfiguration from '../../.dependency-cruiser.features.mjs'
import configuration from '../../.dependency-cruiser.mjs'
import { rules as sizeRules } from './check-sizes.mjs'
import { clean } from './rule-fixtures/clean.ts'
import { directions, directionViolations } from './rule-fixtures/directions.ts'
import { lint, lintViolations } from './rule-fixtures/lint.ts'
import { removeTree, root, run, type Tree, writeTree } from './rule-fixtures/sandbox.ts'
import { allowedSizes, sizes, sizeViolations } from './rule-fixtures/sizes.ts'
import { types, typeViolations } from './rule-fixtures/types.ts'
import { unused, withUnusedCode } from './rule-fixtures/unused.ts'

const tools = {
  directions: (at: string) =>
    run(at, cruiser, ['--config', '.dependency-cruiser.mjs', ...cruise, 'contract', 'texts', 'web']),
  tree: (at: string) => run(at, cruiser, ['--config', '.dependency-cruiser.features.mjs', ...cruise]),
  folders: (at: string) => run(at, 'scripts/check/folder-cycles.mjs', []),
  lint: (at: string) => run(at, 'node_modules/@biomejs/biome/bin/biome', biome),
  unused: (at: string) =>
    run(at, 'node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--reporter=json']),
  sizes: (at: string) => run(at, 'scripts/check/check-sizes.mjs', []),
  types: (at: string) => run(at, 'node_modules/typescript/bin/tsc', ['--project', 'contract', '--pretty', 'false']),
}
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const cruise = ['--output-type', 'json', 'server']
const biome = ['ci', '--error-on-warnings', '--max-diagnostics=none', '--reporter=json', '--colors=off']

const sandboxes: string[] = []

function check(tool: keyof typeof tools, tree: Tree) {
  const at = writeTree(tree)
  sandboxes.push(at)
  return tools[tool](at)
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

afterAll(() => {
  for (const at of sandboxes) removeTree(at)
})

test.each(Object.keys(tools) as (keyof typeof tools)[])('a tree that keeps every rule passes: %s', (tool) => {
  const { failed, output } = check(tool, { ...clean, ...(tool === 'sizes' ? allowedSizes : {}) })
  expect(failed, output).toBe(false)
})

describe('directions', () => {
  let found: string[] = []

  beforeAll(() => {
    found = (['directions', 'tree'] as const).flatMap((tool) => {
      const { output } = check(tool, { ...clean, ...directionViolations })
      const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } }
      return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)
    })
  })

  test.each(directions)('%s refuses %s importing %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`)
  })

  test('every rule has a fixture that violates it', () => {
    const names = [...configuration.forbidden, ...treeConfiguration.forbidden].map(({ name }) => name)
    expect(new Set(directions.map(([rule]) => rule))).toEqual(new Set(names))
  })
})

test('two folders of the server that import values of each other are refused, types alone are not', () => {
  const cycle = {
    'server/src/cache/a.ts':
      "import type { B } from '../queue/b.ts'\nimport { pathOf } from '../config/c.ts'\nexport const a = (b: B) => pathOf(b)\n",
    'server/src/queue/b.ts': "import { a } from '../cache/a.ts'\nexport type B = string\nexport const b = a('')\n",
    'server/src/config/c.ts': "import { d } from '../process/d.ts'\nexport const pathOf = (b: string) => b + d\n",
    'server/src/process/d.ts': "import { pathOf } from '../config/e.ts'\nexport const d = pathOf('')\n",
    'server/src/config/e.ts': 'export const pathOf = (b: string) => b\n',
  }
  const { failed, output } = check('folders', { ...clean, ...cycle })
  expect(failed).toBe(true)
  expect(output.match(/^folder-cycle .*/gm)).toEqual([
    'folder-cycle server/src/config',
    'folder-cycle server/src/process',
  ])
})

describe('lint and format', () => {
  let found: string[] = []

  beforeAll(() => {
    const { output } = check('lint', { ...clean, ...lintViolations })
    const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      diagnostics: { severity: string; category: string; location: { path: string } }[]
    }
    const refused = diagnostics.filter(({ severity }) => ['error', 'warning'].includes(severity))
    found = refused.map(({ category, location }) => `${category} ${location.path}`)
  })

  test.each(lint)('%s refuses %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`)
  })

  test('every rule of biome.json has a fixture that violates it', () => {
    const groups = Object.entries<object>(read('biome.json').linter.rules).filter(([group]) => group !== 'preset')
    const names = groups.flatMap(([group, rules]) => Object.keys(rules).map((rule) => `lint/${group}/${rule}`))
    expect(lint.map(([rule]) => rule)).toEqual(expect.arrayContaining(names))
  })
})

describe('sizes and names', () => {
  let found: string[] = []

  beforeAll(() => {
    found = check('sizes', { ...clean, ...sizeViolations }).output.split('\n')
  })

  test.each(sizes)('%s refuses %s', (rule, where) => {
    expect(found).toContainEqual(expect.stringContaining(`${where} ${rule}: `))
  })

  test('every rule has a fixture that violates it', () => {
    expect(new Set(sizes.map(([rule]) => rule))).toEqual(new Set(sizeRules.map(({ name }) => name)))
  })
})

describe('nothing unused', () => {
  let found: Record<string, unknown>[] = []

  beforeAll(() => {
    found = JSON.parse(check('unused', withUnusedCode(clean)).output).issues
  })

  test.each(unused)('%s refuses what no one needs in %s: %s', (kind, file, name) => {
    const issues = found.filter((issue) => issue.file === file).map((issue) => issue[kind])
    expect(JSON.stringify(issues)).toContain(`"name":"${name}"`)
  })

  test('every issue type of knip.json has a fixture that violates it', () => {
    expect(new Set(unused.map(([kind]) => kind))).toEqual(new Set(read('knip.json').include))
  })
})

describe('types', () => {
  let found: string[] = []

  beforeAll(() => {
    found = check('types', { ...clean, ...typeViolations }).output.split('\n')
  })

  test.each(types)('%s refuses %s with %s', (_option, file, error) => {
    expect(found.some((line) => line.startsWith(`${file}(`) && line.includes(`error ${error}:`))).toBe(true)
  })

  test('every strict option of tsconfig.base.json has a fixture that violates it', () => {
    const permissive = ['allowImportingTsExtensions', 'skipLibCheck', 'noEmit']
    const options = Object.entries(read('tsconfig.base.json').compilerOptions).filter(([, value]) => value === true)
    const refusing = options.map(([option]) => option).filter((option) => !permissive.includes(option))
    expect(new Set(types.map(([option]) => option))).toEqual(new Set(refusing))
  })
})
