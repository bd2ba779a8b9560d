import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Cuántas candidaturas reciben respuesta'
export const lead =
  'Qué parte de las candidaturas en este sitio respondieron las empresas y cuánto tardaron. Son hechos de los últimos 90 días, no una encuesta.'
export const description =
  'Qué parte de las candidaturas en Hearback recibió respuesta en los últimos 90 días y en cuántos días, por categoría y estado.'
export const emptyTitle = 'Todavía no hay cifras'
export const emptyHint = (finished: Part, companies: Part) =>
  `Las cifras aparecen cuando ${finished} candidaturas a por lo menos ${companies} empresas recibieron respuesta o se quedaron sin ella, y ninguna empresa recibió más de la mitad. Se actualizan una vez al día.`
export const answered = 'Respondidas'
export const finishedCount = (count: number, shown: Part) =>
  plural(count, { one: 'de 1 candidatura terminada', other: `de ${shown} candidaturas terminadas` })
export const median = 'Tiempo de respuesta (mediana)'
export const medianColumn = 'Mediana'
export const middleHalf = (range: Part) => `mitad central: ${range}`
export const rangeOf = (from: Part, to: Part) => `de ${from} a ${to}`
export const claimed = 'Por teléfono u otra vía'
export const ofAnswers = 'de las respuestas'
export const tooFew = 'Muy pocas'
export const underTenthOfDay = 'menos de 3 horas'
export const dayCount = (count: number, shown: Part) => plural(count, { one: `${shown} día`, other: `${shown} días` })
export const period = (since: Part, until: Part) =>
  `Candidaturas que recibieron respuesta o se quedaron sin ella del ${since} al ${until}.`
export const categoriesTitle = 'Por categoría'
export const category = 'Categoría'
export const otherCategories = 'Todas las demás categorías'
export const areasTitle = 'Por estado o región'
export const area = 'Estado o región'
export const otherAreas = 'Todos los demás, y empleos sin estado'
export const finished = 'Terminadas'
export const methodTitle = 'Qué cuenta'
export const finishedTerm = 'Terminadas'
export const finishedText =
  'son las candidaturas que la empresa respondió o que se quedaron sin respuesta a los 30 días. Las que aún están en plazo todavía no cuentan, y las que se retiraron antes de recibir respuesta no cuentan nunca.'
export const answeredTerm = 'Respondidas'
export const answeredText =
  'son las que recibieron una decisión, una entrevista, una oferta o un mensaje personal dentro del plazo. Abrir una candidatura no es una respuesta. Una respuesta después del día 30 cuenta como falta de respuesta.'
export const claimedTerm = 'Por teléfono u otra vía:'
export const claimedText =
  'una empresa puede indicar que respondió fuera de este sitio. Solo cuenta si la persona lo confirma o no lo niega en 7 días, y se muestra por separado.'
export const daysTerm = 'El tiempo'
export const daysText = (answers: Part) =>
  `va de la candidatura a la respuesta, en días de 24 horas. La mitad de las respuestas tardó menos que la mediana. Los tiempos necesitan por lo menos ${answers} respuestas.`
export const minimumTerm = 'Los grupos pequeños'
export const minimumText = (applications: Part, companies: Part) =>
  `no se muestran. Cada cifra viene de por lo menos ${applications} candidaturas terminadas a por lo menos ${companies} empresas, y ninguna recibió más de la mitad.`
export const othersTerm = 'Todos los demás'
export const othersText =
  'se muestran juntos, para que restar las filas del total no revele un grupo pequeño. Si son muy pocos, se les suma el grupo más pequeño que se podría mostrar.'
export const periodTerm = 'Periodo:'
export const periodText = (days: Part) =>
  `las cifras abarcan ${days} días y se calculan una vez al día. Cuentan todas las empresas de este sitio, con las mismas reglas que las cifras de sus páginas. Las candidaturas que se eliminaron con una cuenta no cuentan.`
export const methodMore = 'Más sobre respuestas, recordatorios y plazos:'
export const methodLink = 'Cómo contamos'
export const dataTitle = 'Datos'
export const dataText = 'Puedes usar estas cifras libremente si mencionas la fuente.'
export const dataLink = 'Las cifras en JSON'
