import type { Part } from '../../part.ts'

export const title = 'Primeros pasos'
export const progress = (done: Part, all: Part) => `${done} de ${all} listos`
export const postLabel = 'Publica tu primer empleo'
export const postHint = 'Indica el salario, el lugar y el trabajo. Se publica al instante.'
export const templateLabel = 'Agrega una plantilla de respuesta'
export const templateHint = 'Empieza con una lista para usar: así una respuesta honesta lleva segundos.'
export const companyLabel = 'Describe tu empresa'
export const companyHint = 'Quienes se postulan la ven junto a cada uno de tus empleos.'
export const newProfileLabel = 'Crea tu perfil'
export const newProfileHint = 'Con él te postulas, y según él te mostramos empleos.'
export const profileLabel = 'Completa tu perfil'
export const profileHint = (done: Part, all: Part) =>
  `Has completado ${done} de ${all} partes. Las empresas las ven cuando te postulas.`
export const alertLabel = 'Guarda una búsqueda'
export const alertHint = 'Te escribiremos cuando haya empleos nuevos que encajen.'
export const applyLabel = 'Postúlate a un empleo'
export const applyHint = 'Cada candidatura tiene una fecha de respuesta.'
