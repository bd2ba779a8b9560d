import type { Part } from '../../part.ts'

export const early = (company: Part, day: Part) =>
  `Si el ${day} aún no tienes respuesta, puedes pedírsela una vez a ${company}.`
export const possible = (company: Part) => `¿Sigues sin respuesta? Puedes pedírsela una vez a ${company}.`
export const nudgeAction = 'Pedir una respuesta'
export const nudged = (company: Part, day: Part) => `El ${day} pediste una respuesta a ${company}.`
export const nudgedBy = (person: Part, day: Part) => `${person} volvió a preguntar el ${day}.`
