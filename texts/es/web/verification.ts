import type { Part } from '../../part.ts'

export const byDns = (domain: Part, date: Part) => `Verificada: ${domain} por DNS, ${date}`
export const byEmail = (domain: Part, date: Part) => `Verificada: ${domain} por correo, ${date}`
export const notVerified = 'Empresa no verificada'
