import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const category = 'Categoría'
export const jobCount = (count: Part) => plural(count, { one: '1 empleo', other: `${count} empleos` })
export const jobCountAtLeast = (count: Part) => `Más de ${count} empleos`
