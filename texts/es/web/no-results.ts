import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Prueba con esto'
const jobs = (count: number) => plural(count, { one: '1 empleo', other: `${count.toLocaleString('es-US')} empleos` })
export const withoutFilters = (count: number) => `${jobs(count)} sin los filtros`
export const anywhere = (count: number) => `${jobs(count)} si buscas en todas partes`
export const anyWork = (count: number, place: Part) => `${jobs(count)} de cualquier tipo en ${place}`
export const categories = 'O explora una categoría'
