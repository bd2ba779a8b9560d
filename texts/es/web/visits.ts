import type { Part } from '../../part.ts'

export const tableOfDays = 'Tabla de días'
export const day = 'Día'
export const visits = 'Visitas'
export const pageViews = 'Páginas vistas'
export const range = 'Periodo'
export const days = (range: Part) => `${range} días`
export const theLastDays = (days: Part) => `Los últimos ${days} días`
export const pagesAVisit = 'Páginas por visita'
export const valueInTheDaysBefore = (toFixed: Part, days: Part) => `${toFixed} en los ${days} días anteriores`
export const onAverage = 'de media'
export const aVisitIsAPage =
  'Una visita es una página vista que no vino de otra página nuestra. No se distingue a las personas: quien viene dos veces cuenta dos veces.'
export const visitsAmongThem = 'De ellas, visitas'
export const loadingTheVisits = 'Cargando las visitas'
export const theVisitsCouldNotBe = 'No se pudieron cargar las visitas.'
export const visitsAreNotCountedAnalytics =
  'Las visitas no se cuentan: ANALYTICS está en off. Lo que se ve aquí se contó antes.'
export const visitsAreCountedByPlausible =
  'Las visitas las cuenta Plausible: así lo dice ANALYTICS. Lo que se ve aquí se contó antes.'
export const nobodyWasCountedInThese = 'En estos días no se contó a nadie'
export const pagesAreCountedAsThey =
  'Las páginas se cuentan cuando se abren. Quedan fuera los programas y los navegadores que piden no contar.'
export const overTime = 'A lo largo del tiempo'
export const daysOfUtc = 'días en UTC'
export const sources = 'Fuentes'
export const theSiteThatLedHere = 'el sitio que trajo aquí'
export const source = 'Fuente'
export const pages = 'Páginas'
export const byTheirPattern = 'según su patrón'
export const page = 'Página'
export const devices = 'Dispositivos'
export const device = 'Dispositivo'
export const webVitals = 'Métricas web'
export const whatThreeOfFourPages = 'lo que cumplieron tres de cada cuatro páginas, de la página a la que se llegó'
export const noPageWasMeasuredIn =
  'En estos días no se midió ninguna página: los navegadores informan al salir de una página.'
export const goodUpToPoorOver = (meaning: Part, vitalValue: Part, vitalValue2: Part) =>
  `${meaning}. Bien hasta ${vitalValue}, mal por encima de ${vitalValue2}.`
export const tableOfWebVitals = 'Tabla de métricas web'
export const allPages = 'Todas las páginas'
export const notMeasured = 'sin medir'
export const ofSoManyViews = (counted: Part) => `de ${counted}`
export const noneInTheDaysBeforeEither = 'tampoco en los días anteriores'
export const noneInThatManyDaysBefore = (days: Part) => `ninguna en los ${days} días anteriores`
export const asManyAsInThe = (days: Part) => `las mismas que en los ${days} días anteriores`
export const directTypedBookmarkedOrFrom = 'Directo: escrito, de favoritos o desde una aplicación'
export const otherNamelessOrBeyond100 = 'Otras: sin nombre, o más allá de 100 al día'
export const desktop = 'Ordenador'
export const tablet = 'Tableta'
export const phone = 'Teléfono'
export const good = 'Bien'
export const needsWork = 'Mejorable'
export const poor = 'Mal'
export const largestContent = 'Contenido principal'
export const untilTheLargestPartOf = 'hasta que aparece la parte más grande de una página'
export const reaction = 'Reacción'
export const untilAPageReactsTo = 'hasta que una página reacciona a un toque o una tecla'
export const layoutShift = 'Desplazamiento'
export const howMuchAPageMoves = 'cuánto se mueve una página mientras se lee; sin unidad'
export const ms = (value: Part) => `${value} ms`
export const over = (vitalValue: Part) => `más de ${vitalValue}`
export const pageViewCount = (count: Part) => (count === '1' ? '1 página vista' : `${count} páginas vistas`)
export const visitCount = (count: Part) => (count === '1' ? '1 visita' : `${count} visitas`)
export const measuredViewCount = (count: Part) => (count === '1' ? '1 vista medida' : `${count} vistas medidas`)
export const moreThanInTheDaysBefore = (percent: Part, days: Part) =>
  `un ${percent} % más que en los ${days} días anteriores`
export const fewerThanInTheDaysBefore = (percent: Part, days: Part) =>
  `un ${percent} % menos que en los ${days} días anteriores`
export const seconds = (value: Part) => `${value} s`
