import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CATALOGUE = /^@hearback\/texts\/web\/([\w-]+\.ts)$/

/** What `PAGES_LANGUAGE` asks for: a language of the product, or the one that shows which words were forgotten. */
export const language = process.env.PAGES_LANGUAGE || 'en'
/** English stands at the root; every other language has a folder of its own, in the addresses and in the build. */
export const isFirst = language === 'en'
/** Files of all languages are served from one place. */
export const assets = isFirst ? 'assets' : `assets/${language}`

const fileOf = (folder: string, name: string) =>
  fileURLToPath(new URL(`../../texts/${folder}/web/${name}`, import.meta.url))

function catalogueIn(one: string, name: string): string {
  const own = fileOf(one, name)
  return existsSync(own) ? own : fileOf('en', name)
}

const ASKED = /\?in=(\w+)$/

/** A module that is asked for as `module.ts?in=es` speaks that language with all that it imports, whatever the build speaks. */
export const speakAsAsked = (): Plugin => ({
  name: 'hearback:language-as-asked',
  enforce: 'pre',
  async resolveId(source, importer) {
    const asked = ASKED.exec(source)?.[1] ?? ASKED.exec(importer ?? '')?.[1]
    if (!asked) return null
    const name = CATALOGUE.exec(source)?.[1]
    if (name) return catalogueIn(asked, name)
    const [file = '', from] = [source, importer].map((one) => one?.replace(ASKED, ''))
    const found = await this.resolve(file, from, { skipSelf: true })
    return found && `${found.id}?in=${asked}`
  },
})

/** Takes every catalogue in the language of the build; what a language lacks is English. */
export const speak = (): Plugin => ({
  name: 'hearback:language',
  enforce: 'pre',
  resolveId(source) {
    const name = CATALOGUE.exec(source)?.[1]
    return name ? catalogueIn(language, name) : null
  },
})
