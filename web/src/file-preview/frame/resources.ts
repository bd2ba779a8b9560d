/** Character maps, fonts and decoders of pdf.js. The page fetches them, so that the frame needs no network. */

type Receive = (bytes: ArrayBuffer | null) => void

const pending = new Map<string, Receive[]>()
let request: (path: string) => void = () => {}

export const requestResourcesBy = (ask: (path: string) => void): void => {
  request = ask
}

/** The bytes of a file below /preview/pdfjs/; rejects if the page can't load it. */
export const resource = (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const receive: Receive = (bytes) =>
      bytes ? resolve(new Uint8Array(bytes.slice(0))) : reject(new Error(`There is no ${path}.`))
    const receivers = pending.get(path)
    if (receivers) return void receivers.push(receive)
    pending.set(path, [receive])
    request(path)
  })

export function receiveResource(path: string, bytes: ArrayBuffer | null): void {
  for (const receive of pending.get(path) ?? []) receive(bytes)
  pending.delete(path)
}
