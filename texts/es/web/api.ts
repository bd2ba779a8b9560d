import type { Part } from '../../part.ts'

export const theServerAnswered = (status: Part) => `El servidor respondió ${status}.`
export const youSeemToBeOffline = 'Parece que no tienes conexión. No se envió nada; inténtalo de nuevo en un momento.'
export const readingFailed = (what: Part, message: Part) => `No se pudo leer ${what}: ${message}`
export const notConnectedNothingWasSent = 'Sin conexión. No se envió nada.'
export const theLiveConnectionWasRefused = (code: Part) => `Se rechazó la conexión en vivo: ${code}`
export const aLiveEventWasNot = (event: Part) => `Un evento en vivo no se entendió y se omite: ${event}`
export const theFileDidNotArrive = 'El archivo no llegó. Comprueba la conexión e inténtalo de nuevo.'
