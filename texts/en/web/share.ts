import type { Part } from '../../part.ts'

export const title = 'Share this job'
export const linkLabel = 'Link to this job'
export const copyAction = 'Copy link'
export const copied = 'Link copied.'
export const copyFailed = (address: Part) => `Your browser blocked copying. Here’s the link: ${address}`
export const emailAction = 'Email'
export const whatsAppAction = 'WhatsApp'
export const deviceAction = 'More'
export const qrLabel = 'QR code with the link to this job'
export const qrHint = 'Scan with a phone’s camera to open this job there.'
