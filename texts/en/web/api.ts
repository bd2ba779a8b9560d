import type { Part } from '../../part.ts'

export const unexpectedStatus = (status: Part) => `The server answered ${status}.`
export const offlineRequest = 'You seem to be offline. Nothing was sent; try again in a moment.'
export const readingFailed = (what: Part, message: Part) => `Reading ${what} failed: ${message}`
export const offlineSocket = 'Not connected. Nothing was sent.'
export const socketRefused = (code: Part) => `The live connection was refused: ${code}`
export const socketEventInvalid = (event: Part) => `A live event was not understood and is left out: ${event}`
export const uploadFailed = 'The file did not arrive. Check the connection and try again.'
