import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

type Text = string | ((...parts: unknown[]) => string)
type Catalogue = Record<string, Text>

const languages = ['es']
const folders = ['web', 'mails']
/** Tables by the server's sentence or name (refusals, stored-names.es, region-names, targets.view: their tests). */
const tables = ['web/refusals.ts', 'web/stored-names.ts', 'web/region-names.ts', 'web/case-facts.ts']
const hasTexts = (path: string) => !tables.includes(path)
const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder)).sort()
const catalogue = (path: string) => import(pathToFileURL(join(import.meta.dirname, path)).href) as Promise<Catalogue>

/** Parameters of a text in order, such as `one({company, job})`. */
const shapeOf = (text: Text) => (typeof text === 'string' ? 'a sentence' : parametersOf(text).join(', '))
const parametersOf = (text: (...parts: unknown[]) => string) =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(String(text))?.[1] ?? '').split(',').map((name) => name.trim())
const shapesOf = (texts: Catalogue) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shapeOf(text)]))

/** The text with a placeholder for each parameter, so that an unused one shows. */
const filled = (text: Text) =>
  typeof text === 'string' ? text : text(...parametersOf(text).map((_, index) => `<${index}>`))
const partsShown = (text: Text) => [...new Set(filled(text).match(/<\d>/g))].sort()

describe.each(languages)('the catalogue in %s', (language) => {
  describe.each(
    folders.flatMap((folder) => namesIn(`${language}/${folder}`).map((name) => `${folder}/${name}`)).filter(hasTexts),
  )('%s', (path) => {
    test('has all texts of the English catalog, with the same parameters', async () => {
      const [english, texts] = [await catalogue(`en/${path}`), await catalogue(`${language}/${path}`)]
      expect(shapesOf(texts)).toEqual(shapesOf(english))
      for (const [name, text] of Object.entries(english)) {
        expect([name, ...partsShown(texts[name] ?? '')]).toEqual([name, ...partsShown(text)])
      }
    })
  })
})
