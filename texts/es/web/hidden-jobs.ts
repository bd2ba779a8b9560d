import type { Part } from '../../part.ts'

export const hideAction = 'No me interesa'
export const hideJob = (job: Part) => `No me interesa: ${job}`
export const unhideAction = 'Volver a mostrar este empleo'
export const unhideJob = (job: Part) => `Volver a mostrar: ${job}`
export const hiddenDone = 'No volverás a ver este empleo.'
export const unhiddenDone = 'Este empleo vuelve a aparecer en tus búsquedas.'
export const title = 'Empleos ocultos'
export const note = 'No aparecen en tus búsquedas, tu inicio ni tus alertas'
export const loading = 'Cargando tus empleos ocultos'
export const failed = 'No pudimos cargar tus empleos ocultos.'
export const empty = 'No has ocultado ningún empleo.'
