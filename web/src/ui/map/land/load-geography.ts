import type { Point } from '../geometry.ts'
import type { Geography } from './geography.ts'
import type { GeographyRequest } from './geography.worker.ts'

/** `geographyAround` in a worker: it takes 150 ms of a fast processor, during which the page would not respond. */
export async function loadGeography(middle: Point, reachKm: number): Promise<Geography> {
  const worker = new Worker(new URL('./geography.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Geography>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Geography | undefined>) =>
        data ? resolve(data) : reject(new Error('The land could not be drawn.'))
      worker.onerror = () => reject(new Error('The land could not be loaded.'))
      const request: GeographyRequest = { middle, reachKm }
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
