import type { Part } from '../../part.ts'

export const unexpectedStatus = (status: Part) => `Respuesta inesperada del servidor (${status}).`
export const offlineRequest = 'Parece que no tienes conexión. No se envió nada. Inténtalo de nuevo en un momento.'
export const readingFailed = (what: Part, message: Part) => `No se pudo cargar ${what}: ${message}`
export const offlineSocket = 'Sin conexión. No se envió nada.'
export const socketRefused = (code: Part) => `Conexión en vivo rechazada: ${code}`
export const socketEventInvalid = (event: Part) => `Se ignoró un evento en vivo no válido: ${event}`
export const uploadFailed = 'No se pudo subir el archivo. Comprueba tu conexión e inténtalo de nuevo.'
