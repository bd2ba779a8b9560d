import type { Plugin, Rolldown } from 'vite'

const TEXTS = /[\\/]texts[\\/][\w-]+[\\/]web[\\/][\w-]+\.ts$/
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/
const IMPORT = /import \* as (\w+) from ["'](@hearback\/texts\/web\/[\w-]+\.ts)["'];?/g

type Texts = ReadonlyMap<string, string>
type Parse = Rolldown.PluginContext['parse']

/** The texts of a catalogue, name by name, as they stand in the code; none of one that imports something. */
function textsOf(code: string, parse: Parse): Texts {
  const { body } = parse(code)
  if (body.some(({ type }) => type === 'ImportDeclaration')) return new Map()
  return new Map(
    body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
      if (declared?.type !== 'VariableDeclaration') return []
      return declared.declarations.flatMap(({ id, init }): [string, string][] =>
        id.type === 'Identifier' && init ? [[id.name, `(${code.slice(init.start, init.end)})`]] : [],
      )
    }),
  )
}

/** The code with each `t.name` of one import replaced by its text. */
function putInPlace(code: string, [line = '', local]: readonly string[], texts: Texts): string {
  const uses = new RegExp(`(?<![\\w$.])${local}\\.(\\w+)`, 'g')
  return code.replace(line, '').replace(uses, (_, name: string) => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`The catalogue has no plain text "${name}": ${line}`)
    return text
  })
}

/** Puts each text where it is used, so that no page loads the catalogue: a build speaks one language. */
export const textsInPlace = (): Plugin => ({
  name: 'hearback:texts',
  apply: 'build',
  transform: {
    order: 'post',
    async handler(code, id) {
      if (!OURS.test(id.split('?')[0] ?? id)) return null
      const catalogueOf = async (source = ''): Promise<Texts> => {
        const found = await this.resolve(source, id)
        if (!found || !TEXTS.test(found.id)) return new Map()
        return textsOf((await this.load({ id: found.id })).code ?? '', this.parse)
      }
      let result = code
      for (const found of code.matchAll(IMPORT)) {
        const texts = await catalogueOf(found[2])
        if (texts.size > 0) result = putInPlace(result, found, texts)
      }
      return result === code ? null : { code: result, map: null }
    },
  },
})
