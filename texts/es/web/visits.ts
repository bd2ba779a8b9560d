import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const daysTableLabel = 'Visitas por día'
export const day = 'Día'
export const visits = 'Visitas'
export const pageViews = 'Páginas vistas'
export const range = 'Periodo'
export const days = (range: Part) => `${range} días`
export const figuresLabel = (days: Part) => `Últimos ${days} días`
export const figurePagesPerVisit = 'Páginas por visita'
export const trendEarlierValue = (toFixed: Part, days: Part) => `${toFixed} en los ${days} días anteriores`
export const onAverage = 'en promedio'
export const visitDefinition =
  'Una visita es una página vista que no vino de otra página de este sitio. No seguimos a las personas: quien viene dos veces cuenta dos veces.'
export const chartVisits = 'Visitas'
export const viewLoading = 'Cargando las visitas'
export const viewFailed = 'No pudimos cargar las visitas.'
export const notCountedOff = 'Las visitas no se están contando porque ANALYTICS está en off. Estas cifras son de antes.'
export const notCountedPlausible = 'Las visitas las cuenta Plausible, según ANALYTICS. Estas cifras son de antes.'
export const emptyTitle = 'No hay visitas en este periodo'
export const emptyHint =
  'Las visitas se cuentan cuando se abren las páginas. Quedan fuera los bots y los navegadores que piden que no los sigan.'
export const overTime = 'A lo largo del tiempo'
export const daysNote = 'días en UTC'
export const sources = 'Fuentes'
export const sourcesNote = 'el sitio que envió la visita'
export const source = 'Fuente'
export const pages = 'Páginas'
export const pagesNote = 'por patrón de URL'
export const page = 'Página'
export const devices = 'Dispositivos'
export const device = 'Dispositivo'
export const webVitals = 'Métricas web'
export const vitalsNote = 'percentil 75, de la página donde empezó la visita'
export const vitalsEmpty =
  'No se midió ninguna página en este periodo. Los navegadores informan cuando alguien sale de una página.'
export const vitalsThresholds = (meaning: Part, vitalValue: Part, vitalValue2: Part) =>
  `${meaning}. Bien: hasta ${vitalValue}. Mal: más de ${vitalValue2}.`
export const vitalsTableLabel = 'Métricas web por página'
export const allPages = 'Todas las páginas'
export const notMeasured = 'sin medir'
export const vitalsSample = (counted: Part) => `de ${counted}`
export const trendNoneEither = 'tampoco en los días anteriores'
export const trendNoneBefore = (days: Part) => `ninguna en los ${days} días anteriores`
export const trendUnchanged = (days: Part) => `igual que en los ${days} días anteriores`
export const sourceDirect = 'Directo (escrito, en favoritos o desde una aplicación)'
export const sourceOther = 'Otras (sin nombre, o a partir de 100 al día)'
export const desktop = 'Computadora'
export const tablet = 'Tableta'
export const phone = 'Teléfono'
export const good = 'Bien'
export const needsWork = 'Por mejorar'
export const poor = 'Mal'
export const largestContent = 'Largest Contentful Paint'
export const lcpMeaning = 'Tiempo hasta que aparece la parte más grande de una página'
export const reaction = 'Interaction to Next Paint'
export const inpMeaning = 'Tiempo hasta que una página responde a un toque o una tecla'
export const layoutShift = 'Cumulative Layout Shift'
export const clsMeaning = 'Cuánto se mueve una página mientras se lee (sin unidad)'
export const ms = (value: Part) => `${value} ms`
export const over = (vitalValue: Part) => `más de ${vitalValue}`
export const pageViewCount = (count: Part) => plural(count, { one: '1 página vista', other: `${count} páginas vistas` })
export const visitCount = (count: Part) => plural(count, { one: '1 visita', other: `${count} visitas` })
export const measuredViewCount = (count: Part) =>
  plural(count, { one: '1 vista medida', other: `${count} vistas medidas` })
export const trendMore = (percent: Part, days: Part) => `${percent}% más que en los ${days} días anteriores`
export const trendFewer = (percent: Part, days: Part) => `${percent}% menos que en los ${days} días anteriores`
export const seconds = (value: Part) => `${value} s`
