import { FRAME_URL, type FrameMessage, type PageMessage } from './preview-channel.ts'

/** A connection to the frame; `send` moves `transfer` instead of copying it. */
export interface FrameConnection {
  send(message: PageMessage, transfer?: Transferable[]): void
  onMessage(receive: (message: FrameMessage) => void): void
}

/** Loads the frame and connects to its first document. It answers through a port, which a later document doesn't get. */
export const connectFrame = (frame: HTMLIFrameElement, signal: AbortSignal): Promise<FrameConnection> =>
  new Promise((resolve) => {
    const onReady = ({ source, data, ports: [port] }: MessageEvent) => {
      if (source !== frame.contentWindow || data !== 'preview-ready' || !port) return
      signal.addEventListener('abort', () => port.close())
      resolve({
        send: (message, transfer = []) => port.postMessage(message, transfer),
        onMessage: (receive) => {
          port.onmessage = ({ data: message }: MessageEvent<FrameMessage>) => {
            if (message.kind === 'resource') void sendResource(port, message.path)
            else receive(message)
          }
        },
      })
    }
    addEventListener('message', onReady, { signal })
    frame.src = FRAME_URL
  })

/** Files that pdf.js may ask for; the frame is not trusted with any other address. */
const RESOURCE = /^(?:cmaps|standard_fonts|wasm)\/[\w-]+(?:\.\w+)?$/

async function sendResource(port: MessagePort, path: string) {
  const response = RESOURCE.test(path) ? await fetch(`/preview/pdfjs/${path}`).catch(() => undefined) : undefined
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null
  const message: PageMessage = { kind: 'resource', path, bytes }
  port.postMessage(message, bytes ? [bytes] : [])
}
