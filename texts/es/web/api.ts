import type { Part } from '../../part.ts'

export const unexpectedStatus = (status: Part) => `El servidor respondió ${status}.`
export const offlineRequest = 'Parece que no tienes conexión. No se envió nada; inténtalo de nuevo en un momento.'
export const readingFailed = (what: Part, message: Part) => `No se pudo leer ${what}: ${message}`
export const offlineSocket = 'Sin conexión. No se envió nada.'
export const socketRefused = (code: Part) => `Se rechazó la conexión en vivo: ${code}`
export const socketEventInvalid = (event: Part) => `Un evento en vivo no se entendió y se omite: ${event}`
export const uploadFailed = 'El archivo no llegó. Comprueba la conexión e inténtalo de nuevo.'
