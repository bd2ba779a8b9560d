import type { Part } from '../../part.ts'

export const colleagueSaved = (who: Part) => `${who} guardó cambios mientras editabas.`
export const someoneSaved = 'Alguien guardó cambios mientras editabas.'
export const youSaved = 'Guardaste cambios en otra ventana mientras editabas aquí.'
export const savedAt = 'Guardado'
export const theirChanges = 'Cambios guardados entretanto'
export const theirs = 'Versión guardada'
export const yours = 'La tuya'
export const empty = 'Vacío'
export const bothChangedHint =
  'Cambiaste algunos de los mismos campos. Si guardas, tu versión reemplaza la versión guardada de esos campos.'
export const mergedHint = 'Cambiaste otros campos. Si guardas, se conservan los dos cambios.'
export const overwrite = 'Guardar la mía encima'
export const saveBoth = 'Guardar ambas'
export const load = 'Cargar la versión guardada'
export const loaded = 'Estás viendo la versión guardada. Tus cambios no se han perdido.'
export const bringBack = 'Recuperar mis cambios'
