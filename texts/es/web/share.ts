import type { Part } from '../../part.ts'

export const copied = 'Enlace copiado.'
export const copyFailed = (address: Part) => `Tu navegador no permitió copiar. Este es el enlace: ${address}`
export const emailAction = 'Enviar por correo'
