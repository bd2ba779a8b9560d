import type { Part } from '../../part.ts'

export const noteHint = 'Solo la ves tú.'
export const noteOn = (job: Part) => `Nota privada sobre ${job}`
export const add = 'Añadir una nota'
export const addTo = (job: Part) => `Añadir una nota a ${job}`
export const edit = 'Editar la nota'
export const editOf = (job: Part) => `Editar la nota sobre ${job}`
export const save = 'Guardar'
export const cancel = 'Cancelar'
export const saved = 'Nota guardada.'
export const removed = 'Nota eliminada.'
export const changedElsewhere = 'Cambiaste esta nota en otro lugar. Ahora dice:'
export const removedElsewhere = 'Eliminaste esta nota en otro lugar.'
export const overwrite = 'Reemplazar por la mía'
