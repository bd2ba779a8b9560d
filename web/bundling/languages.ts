import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CATALOGUE = /^@hearback\/texts\/web\/([\w-]+\.ts)$/

/** Language of the build (`PAGES_LANGUAGE`), or the pseudo-language that reveals untranslated texts. */
export const language = process.env.PAGES_LANGUAGE || 'en'
/** English is served from the root; every other language has its own folder, in URLs and in the build. */
export const isFirst = language === 'en'
/** Assets of all languages are served from one folder. */
export const assets = isFirst ? 'assets' : `assets/${language}`

const fileOf = (folder: string, name: string) =>
  fileURLToPath(new URL(`../../texts/${folder}/web/${name}`, import.meta.url))

function catalogueIn(one: string, name: string): string {
  const own = fileOf(one, name)
  return existsSync(own) ? own : fileOf('en', name)
}

const ASKED = /\?in=(\w+)$/

/**
 * Vite plugin: a module imported as `module.ts?in=es` uses that language with all its imports, whatever the language of
 * the build.
 */
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

/** Vite plugin: resolves catalogues in the language of the build; falls back to English. */
export const speak = (): Plugin => ({
  name: 'hearback:language',
  enforce: 'pre',
  resolveId(source) {
    const name = CATALOGUE.exec(source)?.[1]
    return name ? catalogueIn(language, name) : null
  },
})
