import type { Part } from '../../part.ts'

export const label = 'Palabras usadas como filtros'
export const remove = (filter: Part) => `Quitar ${filter}`
export const nearYou = (radius: Part, town: Part) => `A menos de ${radius} de ${town}`
