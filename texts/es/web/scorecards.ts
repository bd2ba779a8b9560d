import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Fichas de evaluación'
export const loading = 'Cargando fichas de evaluación'
export const ratingWellBelow = 'Muy por debajo'
export const ratingBelow = 'Por debajo'
export const ratingMeets = 'Cumple'
export const ratingExceeds = 'Supera'
export const notAssessed = 'Sin evaluar'
export const ratingLabel = 'En comparación con lo que pide el empleo'
export const ratingsHint = 'Evalúa la candidatura en comparación con lo que pide el empleo.'
export const sentenceLabel = 'Por qué, en una frase'
export const open = 'Evaluar esta candidatura'
export const formHint =
  'Solo los miembros de tu empresa ven las fichas. Son datos personales de quien se postuló, que las recibe al exportar sus datos, con tu nombre de pila.'
export const save = 'Guardar ficha'
export const cancel = 'Cancelar'
export const overwrite = 'Reemplazar por la mía'
export const saved = 'Ficha guardada.'
export const empty = 'Evalúa al menos un criterio o escribe una frase'
export const you = 'Tú'
export const teammate = 'Un miembro de tu equipo'
export const edited = 'Editada'
export const edit = 'Editar ficha'
export const remove = 'Eliminar ficha'
export const removeTitle = '¿Eliminar esta ficha?'
export const removeOwnHint =
  'Desaparece para toda tu empresa, y no verás las fichas de los demás hasta que escribas otra. También desaparece de la exportación de datos de quien se postuló.'
export const removeOtherHint = 'Desaparece para toda tu empresa y de la exportación de datos de quien se postuló.'
export const keep = 'Conservar ficha'
export const hiddenOthers = (count: number) =>
  plural(count, {
    one: 'Hay 1 ficha oculta hasta que guardes la tuya.',
    other: `Hay ${count} fichas ocultas hasta que guardes la tuya.`,
  })
export const hiddenAuthors = (names: Part) => `De ${names}.`
export const noCriteria = 'Elige qué buscas en este empleo y evalúa las candidaturas con esos criterios.'
export const noCriteriaLink = 'Definir criterios de evaluación'
export const ratedAs = (name: Part) => `Evaluado cuando decía «${name}»`
export const archived = 'Ya no se usa'
export const changedElsewhere = 'Cambiaste esta ficha en otro lugar. Ahora dice:'
export const deletedElsewhere = 'Esta ficha se eliminó mientras la editabas. Guárdala para escribirla de nuevo.'
export const criteriaChanged =
  'Los criterios de este empleo cambiaron mientras escribías. Revisa tu evaluación y guarda.'
export const criterionRemoved = 'Ya no se usa y no se guarda:'

export const criteriaTitle = 'Criterios de evaluación'
export const criteriaHint = (max: Part) =>
  `Hasta ${max} aspectos con los que tu equipo evalúa cada candidatura. Cada persona evalúa primero por su cuenta, y nada se suma.`
export const criteriaEmpty = 'Aún no hay criterios.'
export const criteriaLoading = 'Cargando criterios'
export const criteriaLocked =
  'Solo las personas propietarias y quien está a cargo pueden cambiar los criterios de este empleo.'
export const criterionLabel = (position: Part) => `Criterio ${position}`
export const criterionUp = (position: Part) => `Subir el criterio ${position}`
export const criterionDown = (position: Part) => `Bajar el criterio ${position}`
export const criterionRemove = (position: Part) => `Quitar el criterio ${position}`
export const criterionAdd = 'Añadir un criterio'
export const criterionMissing = 'Escribe el criterio o quítalo'
export const criterionTwice = 'Escribe cada criterio una sola vez'
export const criteriaSave = 'Guardar criterios'
export const criteriaEdit = 'Editar criterios'
export const criteriaSaved = 'Criterios guardados.'
export const criteriaArchiveHint = 'Las evaluaciones de un criterio que quites siguen en las fichas que las tienen.'
export const criteriaChangedElsewhere = 'Alguien cambió los criterios mientras tanto. Ahora son:'
