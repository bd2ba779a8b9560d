/**
 * Starts a classic worker from a script of ours. A frame without an origin can start workers from its own blobs only,
 * and in Chromium no module workers.
 */
export function startWorker(url: string): Worker {
  const script = `importScripts(${JSON.stringify(new URL(url, location.href).href)})`
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
}
