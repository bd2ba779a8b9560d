import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const indexTitle = 'Sueldos'
export const indexLead = 'Cuánto pagan los empleos por categoría, puesto y estado, según las publicaciones de Hearback.'
export const indexDescription =
  'Sueldo mediano por categoría, puesto y estado, calculado con publicaciones de empleo que indican su sueldo.'
export const indexEmpty = 'Todavía no hay sueldos. Hacen falta 10 publicaciones de 3 empresas.'
export const categoriesTitle = 'Por categoría'
export const familiesTitle = 'Por campo'
export const titlesTitle = 'Por puesto'
export const title = (name: Part) => `${name}: sueldos`
export const titleInArea = (name: Part, area: Part) => `${name}: sueldos en ${area}`
export const lead = (from: Part, to: Part) => `La mitad central de las publicaciones paga entre ${from} y ${to} al año.`
export const description = (median: Part, from: Part, to: Part, posts: Part, companies: Part) =>
  `Sueldo mediano: ${median} al año. La mitad central paga de ${from} a ${to}. Según ${posts} publicaciones de ${companies} empresas.`
export const medianTerm = 'Sueldo mediano'
export const perYear = (amount: Part) => `${amount} al año`
export const perHour = (amount: Part) => `unos ${amount} por hora`
export const middleTerm = 'Mitad central'
export const rangeOf = (from: Part, to: Part) => `de ${from} a ${to}`
export const basisTerm = 'Según'
export const postCount = (count: number, shown: Part) =>
  plural(count, { one: '1 publicación', other: `${shown} publicaciones` })
export const companyCount = (count: number, shown: Part) =>
  plural(count, { one: '1 empresa', other: `${shown} empresas` })
export const openCount = (count: number, shown: Part) =>
  plural(count, { one: '1 abierta ahora', other: `${shown} abiertas ahora` })
export const searchAction = 'Ver empleos abiertos'
export const scaleLabel = 'Sueldo al año'
export const lowerQuartile = 'Una cuarta parte paga menos de'
export const upperQuartile = 'Una cuarta parte paga más de'
export const medianMark = (amount: Part) => `Mediana ${amount}`
export const trendTitle = 'Por trimestre'
export const quarterColumn = 'Publicados en'
export const quarterName = (quarter: Part, year: Part) => `T${quarter} de ${year}`
export const medianColumn = 'Mediana al año'
export const postsColumn = 'Publicaciones'
export const quarterEmpty = 'Muy pocas publicaciones'
export const methodTitle = 'Cómo contamos'
export const method = (from: Part, computed: Part, currency: Part) =>
  `Publicaciones desde el ${from}, contadas el ${computed}, en ${currency}. Un rango cuenta por su punto medio. El pago por hora cuenta como 2080 horas al año, y por día como 260 días. Lo publicado de nuevo cuenta una sola vez, y lo eliminado no cuenta. Ninguna empresa cuenta por más de dos quintos de las publicaciones.`
export const otherCurrencies = 'También en'
export const areasTitle = 'Por estado o región'
export const everywhere = 'En todas partes'
export const relatedTitle = 'Sueldos relacionados'
export const entryNote = (posts: number, shown: Part) =>
  plural(posts, { one: 'de 1 publicación', other: `de ${shown} publicaciones` })
export const missingTitle = 'Todavía no hay página de sueldos'
export const missingText =
  'Hacen falta 10 publicaciones de 3 empresas, para que no se vea lo que paga una sola. Abajo hay páginas más amplias.'
export const allSalaries = 'Todos los sueldos'
export const jobLink = (name: Part) => `Sueldos: ${name}`
export const jobLinkInArea = (name: Part, area: Part) => `Sueldos: ${name} en ${area}`
export const jobMedian = (median: Part, posts: Part) => `Mediana de ${median} al año, de ${posts} publicaciones.`
export const jobOwn = (own: Part) => `Este empleo: ${own} al año a tiempo completo, por el punto medio de su rango.`
