import type { Plugin } from 'vite'

const TEXTS = /[\\/]texts[\\/]\w+[\\/]web[\\/][\w-]+\.ts$/
const OURS = /[\\/]web[\\/]src[\\/].*\.tsx?$/
const IMPORT = /import \* as (\w+) from ["'](@hearback\/texts\/web\/[\w-]+\.ts)["'];?/g
// One statement for each text, by the compiler's own form.
const TEXT = /^export const (\w+) = ([\s\S]*?);$(?=\s*(?:export const|$(?![\s\S])))/gm

const none: Map<string, string> = new Map()

/** The texts of a catalogue, name by name, as they stand in the code; none of one that imports something. */
function textsOf(catalogue: string): Map<string, string> {
  if (/^import /m.test(catalogue)) return none
  return new Map([...catalogue.matchAll(TEXT)].map(([, name = '', text = '']) => [name, `(${text})`]))
}

/** The code with each `t.name` of one import replaced by its text. */
function putInPlace(code: string, [line, local]: readonly string[], texts: Map<string, string>): string {
  const uses = new RegExp(`(?<![\\w$.])${local}\\.(\\w+)`, 'g')
  return code.replace(line ?? '', '').replace(uses, (_, name: string) => {
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
      const catalogueOf = async (source = '') => {
        const resolved = await this.resolve(source, id)
        return resolved && TEXTS.test(resolved.id) ? textsOf((await this.load({ id: resolved.id })).code ?? '') : none
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
