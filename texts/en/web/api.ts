import type { Part } from '../../part.ts'

export const theServerAnswered = (status: Part) => `The server answered ${status}.`
export const youSeemToBeOffline = 'You seem to be offline. Nothing was sent; try again in a moment.'
export const readingFailed = (what: Part, message: Part) => `Reading ${what} failed: ${message}`
export const notConnectedNothingWasSent = 'Not connected. Nothing was sent.'
export const theLiveConnectionWasRefused = (code: Part) => `The live connection was refused: ${code}`
export const aLiveEventWasNot = (event: Part) => `A live event was not understood and is left out: ${event}`
export const theFileDidNotArrive = 'The file did not arrive. Check the connection and try again.'
