import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const answersTitle = 'Cómo responde'
export const answersMethodLink = 'Cómo contamos'
export const answersFinished = 'Terminadas, últimos 90 días'
export const answersAnswered = 'De ellas, respondidas'
export const answersUnanswered = 'Sin respuesta'
export const orderByAnswers = 'Quién responde mejor'
export const byName = 'Por nombre'
export const newestFirst = 'Más recientes primero'
export const companySearch = 'Búsqueda de empresas'
export const searchLabel = 'Empresa o sector'
export const order = 'Orden'
export const search = 'Buscar'
export const listLoading = 'Cargando empresas'
export const listFailed = 'No se pudieron cargar las empresas.'
export const companyCount = (total: Part) => plural(total, { one: '1 empresa', other: `${total} empresas` })
export const forName = (name: Part) => `para «${name}»`
export const searchEmptyTitle = 'Ninguna empresa se llama así'
export const listEmptyTitle = 'Todavía no hay ninguna empresa aquí'
export const searchEmptyAction = 'Ver todas las empresas'
export const listEmptyAction = 'Ser la primera empresa'
export const searchEmptyHint = 'Prueba con menos letras o con el nombre de su sector.'
export const listEmptyHint = 'Las empresas aparecen aquí en cuanto escriben su perfil.'
export const importedNotice =
  'Los empleos de esta empresa proceden de una fuente pública. Todavía no tiene cuenta aquí.'
export const about = (businessName: Part) => `Acerca de ${businessName}`
export const openJobs = 'Empleos abiertos'
export const reviews = 'Reseñas'
export const reviewsNote = 'de personas con las que ha tratado'
export const asideLabel = 'Datos y cifras'
export const facts = 'Datos'
export const trade = 'Sector'
export const size = 'Tamaño'
export const place = 'Lugar'
export const website = 'Sitio web'
export const hereSince = 'Aquí desde'
export const people = (size: Part) => `${size} personas`
export const openJobsNone = 'Ningún empleo abierto'
export const openJobCount = (count: Part) =>
  plural(count, { one: '1 empleo abierto', other: `${count} empleos abiertos` })
