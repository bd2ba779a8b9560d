import type { Part } from '../../part.ts'

export const copied = 'Link copied.'
export const copyFailed = (address: Part) => `Your browser blocked copying. Here’s the link: ${address}`
export const emailAction = 'Send by email'
