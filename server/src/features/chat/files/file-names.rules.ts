import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'

const longest = 200

/**
 * The name that a file is offered under: what stood before the last slash is dropped, as is all that cannot be seen or
 * turns the direction of writing; the extension is made one of those given, which fit the content, the first by default.
 */
export function cleanFileName(given: string, extensions: readonly [string, ...string[]]): string {
  const name = onOneLine(normalizeText(lastPart(given.toWellFormed())))
    .replace(/[\p{Co}\uFFFD]/gu, '')
    .replace(/[. ]+$/, '')
  const [, before = '', extension = ''] = /^(.*?)(?:\.([a-z][a-z\d]{0,3}))?$/isu.exec(name) ?? []
  const fitting = extensions.find((each) => each === extension.toLowerCase()) ?? extensions[0]
  const stem = before.replace(/^[. ]+/, '')
  const room = longest - fitting.length - 1
  return `${truncate(stem, room, '') || 'file'}.${fitting}`
}

const lastPart = (path: string) => path.split(/[/\\]/).at(-1) ?? ''
