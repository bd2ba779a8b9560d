import { truncate } from '@hearback/contract/values/text.ts'
import type { Open } from './view.ts'

/** More would take seconds to lay out. */
const MAX_CHARACTERS = 400_000

/** Shows a text as text: nothing in it is a link, a tag or a command. */
export const openText: Open = async ({ bytes }, root) => {
  const text = decodeText(new Uint8Array(bytes))
  const sheet = document.createElement('article')
  sheet.className = 'sheet'
  const pre = document.createElement('pre')
  pre.textContent = truncate(text.toWellFormed(), MAX_CHARACTERS, '')
  pre.tabIndex = 0
  sheet.append(pre)
  root.replaceChildren(sheet)
  return { pages: null, isCut: text.length > MAX_CHARACTERS, zoom: fontZoom(sheet) }
}

/** Zooms by the size of the font, so that lines still fit the width. */
export const fontZoom = (sheet: HTMLElement) => (zoom: number) => {
  sheet.style.fontSize = `${zoom}em`
}

/** UTF-8, UTF-16 with a byte order mark, else windows-1252: the encodings that uploads may have. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
