import type { Part } from '../../part.ts'

export const label = 'Words used as filters'
export const remove = (filter: Part) => `Remove ${filter}`
export const nearYou = (radius: Part, town: Part) => `Within ${radius} of ${town}`
