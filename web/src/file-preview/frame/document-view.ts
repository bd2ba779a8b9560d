import type { Block } from './docx-blocks.ts'
import docxWorkerUrl from './docx-worker.ts?worker&url'
import type { DocxReply } from './read-docx.ts'
import { startWorker } from './start-worker.ts'
import { fontZoom } from './text-view.ts'
import { type Open, UnreadableFile } from './view.ts'

/** Shows the text of a DOCX. A worker unpacks it, so that an archive bomb stops neither the frame nor the page. */
export const openDocx: Open = async ({ bytes }, root) => {
  const reply = await readInWorker(bytes)
  if ('failed' in reply) throw new UnreadableFile(reply.failed)
  const sheet = document.createElement('article')
  sheet.className = 'sheet'
  sheet.tabIndex = 0
  sheet.append(...elementsOf(reply.blocks))
  root.replaceChildren(sheet)
  return { pages: null, isCut: reply.isCut, zoom: fontZoom(sheet) }
}

const readInWorker = (bytes: ArrayBuffer) =>
  new Promise<DocxReply>((resolve) => {
    const worker = startWorker(docxWorkerUrl)
    const end = (reply: DocxReply) => {
      worker.terminate()
      resolve(reply)
    }
    worker.onmessage = ({ data }: MessageEvent<DocxReply>) => end(data)
    worker.onerror = () => end({ failed: 'damaged' })
    worker.postMessage(bytes, [bytes])
  })

/** Builds the blocks from text nodes only; consecutive list items share a list. */
function elementsOf(blocks: readonly Block[]): HTMLElement[] {
  const elements: HTMLElement[] = []
  for (const block of blocks) {
    const last = elements.at(-1)
    if (block.kind === 'table') elements.push(tableOf(block.rows))
    else if (block.kind === 'item' && last?.tagName === 'UL') last.append(withText('li', block.text))
    else if (block.kind === 'item') elements.push(listOf(block.text))
    else elements.push(withText(block.kind === 'heading' ? 'h2' : 'p', block.text))
  }
  return elements
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function listOf(text: string): HTMLElement {
  const list = document.createElement('ul')
  list.append(withText('li', text))
  return list
}

function tableOf(rows: readonly (readonly string[])[]): HTMLElement {
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    row.append(...cells.map((cell) => withText('td', cell)))
  }
  return table
}
