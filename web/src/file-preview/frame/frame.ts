import {
  actOfKey,
  type FrameMessage,
  type PageMessage,
  type PreviewFormat,
  type ShowMessage,
} from '../preview-channel.ts'
import { receiveResource, requestResourcesBy } from './resources.ts'
import { type Open, UnreadableFile, type View } from './view.ts'

// Runs in a sandboxed frame with an origin of its own: no cookies, no storage, no network beyond its own scripts.

const { port1: port, port2 } = new MessageChannel()
const send = (message: FrameMessage) => port.postMessage(message)
const openers: Record<PreviewFormat, () => Promise<Open>> = {
  pdf: async () => (await import('./pdf-view.ts')).openPdf,
  docx: async () => (await import('./document-view.ts')).openDocx,
  text: async () => (await import('./text-view.ts')).openText,
  image: async () => (await import('./image-view.ts')).openImage,
}

let view: View | undefined

async function show(file: ShowMessage, root: HTMLElement) {
  document.documentElement.lang = file.language
  document.documentElement.dataset.scheme = file.scheme
  try {
    const open = await openers[file.format]()
    view = await open(file, root, send)
    send({ kind: 'shown', pages: view.pages, isCut: view.isCut })
  } catch (error) {
    send({ kind: 'failed', cause: error instanceof UnreadableFile ? error.cause : 'damaged' })
  }
}

port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  const root = document.getElementById('root')
  if (data.kind === 'show' && root) void show(data, root)
  else if (data.kind === 'goTo') view?.goTo?.(data.page)
  else if (data.kind === 'zoom') view?.zoom(data.zoom)
  else if (data.kind === 'scroll') scrollBy({ top: data.by })
  else if (data.kind === 'scheme') document.documentElement.dataset.scheme = data.scheme
  else if (data.kind === 'resource') receiveResource(data.path, data.bytes)
}
requestResourcesBy((path) => send({ kind: 'resource', path }))

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

// The page does not see the keys that are pressed in the frame.
document.addEventListener('keydown', (event) => {
  const act = actOfKey(event)
  const scrollsSideways = (act === 'previous' || act === 'next') && isWide()
  if (!act || scrollsSideways) return
  event.preventDefault()
  send({ kind: 'act', act })
})

// Only our own pages may embed this document (frame-ancestors), and only they get the port.
parent.postMessage('preview-ready', '*', [port2])
