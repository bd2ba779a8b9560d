import type { Point } from '../geometry.ts'
import { geographyAround } from './geography.ts'

export interface GeographyRequest {
  middle: Point
  reachKm: number
}

// Sends undefined if it fails, because the page does not hear of a rejection in a worker.
self.onmessage = async ({ data: { middle, reachKm } }: MessageEvent<GeographyRequest>) =>
  self.postMessage(await geographyAround(middle, reachKm).catch(() => undefined))
