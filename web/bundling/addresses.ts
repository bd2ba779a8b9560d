import type { Plugin } from 'vite'

/**
 * `call` needs only the method, path and access of an endpoint; the schemas are for the server and for forms. A module
 * that only calls an endpoint gets these three, which keeps the contract's schemas out of the bundles. Saves 19 to 21 kB of
 * gzipped scripts per public page.
 */

const SUFFIX = '?address'
const CONTRACT = /[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/
const ADDRESS = ['method', 'path', 'access']

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
type Parse = (code: string) => Node

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value
    else if (Array.isArray(value)) yield* value.filter(isNode)
  }
}

/** Matches `getJob.path` and the like. */
const isAddress = ({ type, object, property, computed }: Node) =>
  type === 'MemberExpression' &&
  !computed &&
  (object as Node).type === 'Identifier' &&
  ADDRESS.includes((property as Node).name as string)

/** Names used anywhere but as the first argument of `call`, or to read a part of their address. */
function usedOtherwise(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'ImportDeclaration') return found
  if (node.type === 'Identifier') found.add(node.name as string)
  if (isAddress(node)) return found
  const calls = node.type === 'CallExpression' && (node.callee as Node).name === 'call'
  const [first] = calls ? (node.arguments as Node[]) : []
  for (const child of childrenOf(node)) if (child !== first) usedOtherwise(child, found)
  for (const one of first ? choicesOf(first) : []) usedOtherwise(one, found)
  return found
}

/**
 * Parts of the first argument that still need a look: none for `call(a, …)`, the condition for `call(x ? a : b, …)`.
 */
function choicesOf(argument: Node): Node[] {
  if (argument.type === 'Identifier') return []
  if (argument.type !== 'ConditionalExpression') return [argument]
  const { test, consequent, alternate } = argument as unknown as Record<string, Node>
  return [test, consequent, alternate].flatMap((part, index) => (!part ? [] : index === 0 ? [part] : choicesOf(part)))
}

interface Property extends Node {
  key?: { name?: string }
  value?: Node
  argument?: { name?: string }
}
type Declared = { id: { name: string }; init?: Node | null }

const propertiesOf = (object: Node | undefined) => (object?.properties ?? []) as Property[]

/** The constants of a module, exported or not. */
function* constantsOf(program: Node): Generator<Declared> {
  for (const statement of program.body as Node[]) {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
    if (declaration?.type === 'VariableDeclaration') yield* declaration.declarations as Declared[]
  }
}

/**
 * Source text of the address by name, for each `export const getJob = endpoint({ … })` whose address is all literals.
 */
function addressesOf(program: Node, code: string): Map<string, string> {
  const constants = new Map([...constantsOf(program)].map(({ id, init }) => [id.name, init ?? undefined]))
  const addresses = new Map<string, string>()
  for (const [name, init] of constants) {
    const { callee, arguments: given } = (init ?? {}) as { callee?: { name?: string }; arguments?: Node[] }
    if (callee?.name !== 'endpoint') continue
    const shared = propertiesOf(given?.[0]).flatMap(({ argument }) => propertiesOf(constants.get(argument?.name ?? '')))
    const literal = [...shared, ...propertiesOf(given?.[0])].filter(
      ({ key, value }) => ADDRESS.includes(key?.name ?? '') && value?.type === 'Literal',
    )
    const parts = new Map(literal.map(({ key, value }) => [key?.name, code.slice(value?.start, value?.end)]))
    if (parts.size === ADDRESS.length)
      addresses.set(name, `{ ${[...parts].map((part) => part.join(': ')).join(', ')} }`)
  }
  return addresses
}

interface Import extends Node {
  source: { value: string }
  specifiers: { type: string; imported: { name: string }; local: { name: string } }[]
}

/** Splits each import of the contract into endpoints that are only called, and the rest. */
async function withAddresses(code: string, parse: Parse, known: (source: string) => Promise<Set<string>>) {
  const program = parse(code)
  const others = usedOtherwise(program)
  let result = code
  const imports = (program.body as Import[]).filter(({ type }) => type === 'ImportDeclaration')
  for (const one of imports.reverse()) {
    if (!one.source.value.startsWith('@hearback/contract/')) continue
    const names = await known(one.source.value)
    const isCalled = ({ type, imported, local }: Import['specifiers'][number]) =>
      type === 'ImportSpecifier' && names.has(imported.name) && !others.has(local.name)
    const called = one.specifiers.filter(isCalled)
    if (called.length === 0) continue
    const line = (some: Import['specifiers'], source: string) =>
      some.length
        ? `import { ${some.map((s) => `${s.imported.name} as ${s.local.name}`).join(', ')} } from '${source}';`
        : ''
    const rest = one.specifiers.filter((specifier) => !isCalled(specifier))
    const lines = line(rest, one.source.value) + line(called, one.source.value + SUFFIX)
    result = result.slice(0, one.start) + lines + result.slice(one.end)
  }
  return result
}

/** Vite plugin for the client build only: the server and the tests use the whole contract. */
export const addressesOnly = (): Plugin => ({
  name: 'hearback:addresses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    // Runs after the types are stripped.
    order: 'post',
    async handler(code, id) {
      if (CONTRACT.test(id.slice(0, -SUFFIX.length)) && id.endsWith(SUFFIX)) {
        const addresses = addressesOf(this.parse(code) as unknown as Node, code)
        return { code: [...addresses].map(([name, text]) => `export const ${name} = ${text};`).join('\n'), map: null }
      }
      if (!OURS.test(id.split('?')[0] ?? id) || !code.includes('@hearback/contract/')) return null
      const parse = (text: string) => this.parse(text) as unknown as Node
      const changed = await withAddresses(code, parse, async (source) => {
        const found = await this.resolve(source, id)
        if (!found || !CONTRACT.test(found.id)) return new Set()
        const { code: contract } = await this.load({ id: found.id + SUFFIX })
        const exported = (contract ?? '').matchAll(/export const (\w+) =/g)
        return new Set([...exported].map(([, name]) => name ?? ''))
      })
      return changed === code ? null : { code: changed, map: null }
    },
  },
})
