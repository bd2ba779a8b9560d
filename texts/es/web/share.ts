import type { Part } from '../../part.ts'

export const title = 'Compartir este empleo'
export const linkLabel = 'Enlace a este empleo'
export const copyAction = 'Copiar enlace'
export const copied = 'Enlace copiado.'
export const copyFailed = (address: Part) => `Tu navegador no permitió copiar. Este es el enlace: ${address}`
export const emailAction = 'Correo'
export const whatsAppAction = 'WhatsApp'
export const deviceAction = 'Más'
export const qrLabel = 'Código QR con el enlace a este empleo'
export const qrHint = 'Escanéalo con la cámara de un teléfono para abrir este empleo allí.'
