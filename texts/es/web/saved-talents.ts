import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const savedTalent = 'Talento guardado'
export const savedTalentLead = 'Tus listas de personas y las búsquedas que guardaste. Las comparte toda tu empresa.'
export const savedSearches = 'Búsquedas guardadas'
export const lists = 'Listas'
export const list = 'Lista'
export const loading = 'Cargando'
export const cancel = 'Cancelar'
export const save = 'Guardar'
export const saveFailed = 'No pudimos guardarlo'
export const saveSearch = 'Guardar esta búsqueda'
export const saveSearchTitle = 'Guardar esta búsqueda'
export const searchName = 'Nombre de la búsqueda'
export const saveSearchDone = 'Búsqueda guardada. Contaremos las coincidencias nuevas.'
export const searchesEmpty = 'Busca talento y elige «Guardar esta búsqueda» para volver a ella.'
export const newMatches = (count: Part, isMore: boolean) =>
  isMore ? `más de ${count} nuevas` : plural(count, { one: '1 nueva', other: `${count} nuevas` })
export const newList = 'Lista nueva'
export const listName = 'Nombre de la lista'
export const createList = 'Crear lista'
export const listCreateAction = 'Crear y agregar'
export const listsEmpty =
  'Las listas reúnen personas, como «Temporada de verano». Agrégalas desde la búsqueda de talento.'
export const peopleOnList = (count: Part) => plural(count, { one: '1 persona', other: `${count} personas` })
export const listsAction = 'Agregar a una lista'
export const listsActionPerson = (name: Part) => `a ${name}`
export const listsOfPerson = (name: Part) => `Listas con ${name}`
export const rename = (name: Part) => `Cambiar el nombre de ${name}`
export const renameList = 'Cambiar el nombre de la lista'
export const renameSearch = 'Cambiar el nombre de la búsqueda'
export const remove = (name: Part) => `Eliminar ${name}`
export const removeTitle = (name: Part) => `¿Eliminar «${name}»?`
export const removeConfirm = 'Eliminar'
export const removeListHint = 'No avisaremos a las personas de la lista.'
export const removeSearchHint = 'Puedes volver a guardar la misma búsqueda.'
export const listMissing = 'Esta lista ya no existe'
export const listEmpty = 'No hay nadie en esta lista'
export const listEmptyHint = 'Quienes te ocultan su perfil salen de tus listas.'
export const searchTalent = 'Buscar talento'
export const invitedTo = (job: Part) => `Con invitación a ${job}`
export const invitedApplied = 'se postuló'
export const invitedReplied = 'respondió'
export const invitedWaiting = 'sin respuesta todavía'
export const invitedWithdrawn = 'se postuló y se retiró'
export const invitedDeclined = 'no quiso conversar'
