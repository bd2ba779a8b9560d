import type { Plugin, Rolldown } from 'vite'

const TEXTS = /[\\/]texts[\\/][\w-]+[\\/]web[\\/][\w-]+\.ts$/
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/
/** A catalog that is imported under a name in capitals is read by computed keys, and stays. */
const IMPORT = /import \* as ([a-z]\w*) from ["'](@hearback\/texts\/web\/[\w-]+\.ts)["'];?/g

/** Import of the plural function, and its name where texts are inlined. */
const PLURALS = '../plural.ts'
const PLURAL = '__plural'

type Texts = ReadonlyMap<string, string>
type Parse = Rolldown.PluginContext['parse']

/** Source expressions of a catalog's texts by key; empty if the catalog imports more than plurals. */
function textsOf(code: string, parse: Parse): Texts {
  const { body } = parse(code)
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  if (imports.some(({ source }) => source.value !== PLURALS)) return new Map()
  return new Map(
    body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
      if (declared?.type !== 'VariableDeclaration') return []
      return declared.declarations.flatMap(({ id, init }): [string, string][] =>
        id.type === 'Identifier' && init
          ? [[id.name, `(${code.slice(init.start, init.end).replace(/(?<![\w$.])plural\(/g, `${PLURAL}(`)})`]]
          : [],
      )
    }),
  )
}

/** Replaces each `t.key` of one import by the text. */
function putInPlace(code: string, [line = '', local]: readonly string[], texts: Texts): string {
  const uses = new RegExp(`(?<![\\w$.])${local}\\.(\\w+)`, 'g')
  return code.replace(line, '').replace(uses, (_, name: string) => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`The catalog has no plain text "${name}": ${line}`)
    return text
  })
}

/** Imports the plural function where inlined texts call it. */
const withPlurals = (code: string, plurals: string | undefined): string =>
  code.includes(`${PLURAL}(`) ? `import { plural as ${PLURAL} } from ${JSON.stringify(plurals)}\n${code}` : code

/** Loads the catalog of an import, with its plural module; undefined for other imports. */
async function loadCatalog(context: Rolldown.TransformPluginContext, source: string, importer: string) {
  const catalog = await context.resolve(source, importer)
  if (!catalog || !TEXTS.test(catalog.id)) return undefined
  const { code } = await context.load({ id: catalog.id })
  const plurals = await context.resolve(PLURALS, catalog.id)
  return { texts: textsOf(code ?? '', context.parse), plurals: plurals?.id }
}

/**
 * Inlines texts where they are used, so that no page loads a whole catalog. Each build has one language. Saves 1.1 to 2.0 kB of
 * gzipped scripts per public page, which the search needs for its budget.
 */
export const textsInPlace = (): Plugin => ({
  name: 'hearback:texts',
  apply: 'build',
  transform: {
    order: 'post',
    async handler(code, id) {
      if (!OURS.test(id.split('?')[0] ?? id)) return null
      let result = code
      let plurals: string | undefined
      for (const found of code.matchAll(IMPORT)) {
        const catalog = await loadCatalog(this, found[2] ?? '', id)
        if (!catalog?.texts.size) continue
        result = putInPlace(result, found, catalog.texts)
        plurals = catalog.plurals
      }
      return result === code ? null : { code: withPlurals(result, plurals), map: null }
    },
  },
})
