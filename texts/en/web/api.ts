import type { Part } from '../../part.ts'

export const unexpectedStatus = (status: Part) => `Unexpected response from the server (${status}).`
export const offlineRequest = 'You seem to be offline. Nothing was sent. Try again in a moment.'
export const readingFailed = (what: Part, message: Part) => `Loading ${what} failed: ${message}`
export const offlineSocket = 'Not connected. Nothing was sent.'
export const socketRefused = (code: Part) => `Live connection refused: ${code}`
export const socketEventInvalid = (event: Part) => `Ignored an invalid live event: ${event}`
export const uploadFailed = 'The file wasn’t uploaded. Check your connection and try again.'
