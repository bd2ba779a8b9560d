import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newJobs = (count: Part) => plural(count, { one: '1 empleo nuevo', other: `${count} empleos nuevos` })
export const searchSubject = (jobs: Part, name: Part) => `${jobs} para «${name}»`
export const searchesSubject = (jobs: Part) => `${jobs} para tus búsquedas guardadas`
export const searchHeading = (jobs: Part, name: Part) => `${jobs} para «${name}»:`
export const companySubject = (jobs: Part, company: Part) => `${jobs} en ${company}`
export const companiesSubject = (jobs: Part) => `${jobs} en empresas que sigues`
export const searchesAndCompaniesSubject = (jobs: Part) => `${jobs} de tus búsquedas y empresas`
export const companyHeading = (jobs: Part, company: Part) => `${jobs} en ${company}:`
export const companyLinkFallback = 'Ver la empresa'
export const followsLink = 'Tus búsquedas y empresas'
export const savedSearchesLink = 'Tus búsquedas guardadas'
export const pauseNote = (name: Part) => `la búsqueda «${name}»`
export const all = (jobs: Part) => `Ver todos: ${jobs}`
export const searchLinkFallback = 'Ver todos los resultados'
export const pauseLink = 'Pausar esta búsqueda'
export const payMissing = 'salario no indicado'
export const range = (from: Part, to: Part) => `de ${from} a ${to}`
export const perHour = (pay: Part) => `${pay} por hora`
export const perDay = (pay: Part) => `${pay} al día`
export const perWeek = (pay: Part) => `${pay} a la semana`
export const perMonth = (pay: Part) => `${pay} al mes`
export const perYear = (pay: Part) => `${pay} al año`
