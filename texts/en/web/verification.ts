import type { Part } from '../../part.ts'

export const byDns = (domain: Part, date: Part) => `Verified: ${domain} by DNS, ${date}`
export const byEmail = (domain: Part, date: Part) => `Verified: ${domain} by email, ${date}`
export const notVerified = 'Company not verified'
