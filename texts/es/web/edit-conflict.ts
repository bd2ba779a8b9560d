import type { Part } from '../../part.ts'

export const titleOfColleague = (who: Part) => `${who} guardó cambios mientras editabas.`
export const titleOfUnknown = 'Alguien guardó cambios mientras editabas.'
export const titleOfYou = 'Guardaste cambios en otra ventana mientras editabas aquí.'
export const theirChanges = 'Cambios guardados entretanto'
export const theirs = 'Versión guardada'
export const yours = 'La tuya'
export const empty = 'Vacío'
export const bothChangedHint =
  'Cambiaste algunos de los mismos campos. Si guardas, tu versión reemplaza la versión guardada de esos campos.'
export const mergedHint = 'Cambiaste otros campos. Si guardas, se conservan los dos cambios.'
export const overwriteAction = 'Guardar la mía encima'
export const saveBothAction = 'Guardar ambas'
export const loadAction = 'Cargar la versión guardada'
export const loadedNotice = 'Estás viendo la versión guardada. Tus cambios no se han perdido.'
export const restoreAction = 'Recuperar mis cambios'
