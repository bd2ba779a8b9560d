import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const daysTableLabel = 'Tabla de días'
export const day = 'Día'
export const visits = 'Visitas'
export const pageViews = 'Páginas vistas'
export const range = 'Periodo'
export const days = (range: Part) => `${range} días`
export const figuresLabel = (days: Part) => `Los últimos ${days} días`
export const figurePagesPerVisit = 'Páginas por visita'
export const trendEarlierValue = (toFixed: Part, days: Part) => `${toFixed} en los ${days} días anteriores`
export const onAverage = 'de media'
export const visitDefinition =
  'Una visita es una página vista que no vino de otra página nuestra. No se distingue a las personas: quien viene dos veces cuenta dos veces.'
export const chartVisits = 'De ellas, visitas'
export const viewLoading = 'Cargando las visitas'
export const viewFailed = 'No se pudieron cargar las visitas.'
export const notCountedOff = 'Las visitas no se cuentan: ANALYTICS está en off. Lo que se ve aquí se contó antes.'
export const notCountedPlausible =
  'Las visitas las cuenta Plausible: así lo dice ANALYTICS. Lo que se ve aquí se contó antes.'
export const emptyTitle = 'En estos días no se contó a nadie'
export const emptyHint =
  'Las páginas se cuentan cuando se abren. Quedan fuera los programas y los navegadores que piden no contar.'
export const overTime = 'A lo largo del tiempo'
export const daysNote = 'días en UTC'
export const sources = 'Fuentes'
export const sourcesNote = 'el sitio que trajo aquí'
export const source = 'Fuente'
export const pages = 'Páginas'
export const pagesNote = 'según su patrón'
export const page = 'Página'
export const devices = 'Dispositivos'
export const device = 'Dispositivo'
export const webVitals = 'Métricas web'
export const vitalsNote = 'lo que cumplieron tres de cada cuatro páginas, de la página a la que se llegó'
export const vitalsEmpty = 'En estos días no se midió ninguna página: los navegadores informan al salir de una página.'
export const vitalsThresholds = (meaning: Part, vitalValue: Part, vitalValue2: Part) =>
  `${meaning}. Bien hasta ${vitalValue}, mal por encima de ${vitalValue2}.`
export const vitalsTableLabel = 'Tabla de métricas web'
export const allPages = 'Todas las páginas'
export const notMeasured = 'sin medir'
export const vitalsSample = (counted: Part) => `de ${counted}`
export const trendNoneEither = 'tampoco en los días anteriores'
export const trendNoneBefore = (days: Part) => `ninguna en los ${days} días anteriores`
export const trendUnchanged = (days: Part) => `las mismas que en los ${days} días anteriores`
export const sourceDirect = 'Directo: escrito, de favoritos o desde una aplicación'
export const sourceOther = 'Otras: sin nombre, o más allá de 100 al día'
export const desktop = 'Ordenador'
export const tablet = 'Tableta'
export const phone = 'Teléfono'
export const good = 'Bien'
export const needsWork = 'Mejorable'
export const poor = 'Mal'
export const largestContent = 'Contenido principal'
export const lcpMeaning = 'hasta que aparece la parte más grande de una página'
export const reaction = 'Reacción'
export const inpMeaning = 'hasta que una página reacciona a un toque o una tecla'
export const layoutShift = 'Desplazamiento'
export const clsMeaning = 'cuánto se mueve una página mientras se lee; sin unidad'
export const ms = (value: Part) => `${value} ms`
export const over = (vitalValue: Part) => `más de ${vitalValue}`
export const pageViewCount = (count: Part) => plural(count, { one: '1 página vista', other: `${count} páginas vistas` })
export const visitCount = (count: Part) => plural(count, { one: '1 visita', other: `${count} visitas` })
export const measuredViewCount = (count: Part) =>
  plural(count, { one: '1 vista medida', other: `${count} vistas medidas` })
export const trendMore = (percent: Part, days: Part) => `un ${percent} % más que en los ${days} días anteriores`
export const trendFewer = (percent: Part, days: Part) => `un ${percent} % menos que en los ${days} días anteriores`
export const seconds = (value: Part) => `${value} s`
