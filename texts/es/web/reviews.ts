import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const writeAction = 'Escribir una reseña'
export const ownReviewShown = 'Ya escribiste tu reseña.'
export const ownReviewPending = (shortDate: Part) =>
  `Escribiste una reseña. Se mostrará el ${shortDate}, o en cuanto la otra parte escriba la suya.`
export const aboutYouEmptyTitle = 'Todavía no hay reseñas sobre ti'
export const aboutYouEmptyHint =
  'Una reseña se muestra cuando ambas partes han escrito la suya, o 14 días después de escribirla.'
export const aboutCompanyLabel = 'Sobre tu empresa'
export const aboutYou = 'Sobre ti'
export const reviews = 'Reseñas'
export const toWriteTitle = 'Por escribir'
export const written = 'Escritas'
export const reply = 'Responder'
export const replyTitle = 'Responder a esta reseña'
export const replyLoading = 'Cargando el formulario'
export const replyDone = 'Tu respuesta se publicó debajo de la reseña.'
export const replyFailed = 'No se pudo publicar tu respuesta.'
export const replyLead = 'Puedes responder una vez. Quien lea la reseña verá tu respuesta.'
export const yourReply = 'Tu respuesta'
export const cancel = 'Cancelar'
export const sendReply = 'Enviar la respuesta'
export const averageTooFew = 'El promedio aparece a partir de tres reseñas.'
export const distributionLabel = 'Distribución de las calificaciones'
export const stars = 'estrellas'
export const averages = 'Promedios'
export const communication = 'Comunicación'
export const serviceQualityLabel = 'Trato justo y atento'
export const listLoading = 'Cargando las reseñas'
export const listFailed = 'No se pudieron cargar las reseñas.'
export const seekerFallback = 'Una persona que busca empleo'
export const companyGone = 'Una empresa que ya no está en Hearback'
export const of5 = 'de 5'
export const rowDates = (met: Part) => `${met}, escrita`
export const writtenAfterReading = '. Se escribió cuando la otra reseña ya era visible'
export const replyBy = (subject: Part) => `Respuesta de ${subject}`
export const reviewableLoading = 'Cargando a quién puedes reseñar'
export const reviewableFailed = 'No se pudo cargar a quién puedes reseñar.'
export const reviewableEmptyTitle = 'Todavía no hay nadie a quien reseñar'
export const reviewableEmptyHint =
  'Después de una respuesta, una entrevista, una oferta o un chat, tienes 12 meses para escribir una reseña aquí.'
export const companyFallback = 'Una empresa'
export const writeTitle = (name: Part) => `Escribir una reseña sobre ${name}`
export const starsLabel = (value: Part) => `${value} de 5 estrellas`
export const bad = 'Muy mal'
export const poor = 'Mal'
export const fair = 'Regular'
export const good = 'Bien'
export const veryGood = 'Muy bien'
export const starsWordLabel = (stars: Part, word: Part) => `${stars} de 5, ${word}`
export const starsRequired = 'Elige de una a cinco estrellas'
export const writeLabel = (name: Part) => `Reseña sobre ${name}`
export const companyInSentence = 'esta empresa'
export const seekerInSentence = 'esta persona'
export const writeLead = (met: Part) =>
  `${met}. Tu reseña se oculta hasta que la otra parte escriba la suya o pasen 14 días. Después no se puede cambiar ni retirar.`
export const overall = 'En general'
export const communicationHint = 'Clara, rápida, honesta'
export const treatmentHintSeeker = 'Cómo te trataron'
export const treatmentHintEmployer = 'Cómo llevó el proceso'
export const textLabel = 'Qué pasó'
export const textHint = 'Solo lo que viste tú. No incluyas nombres ni datos privados.'
export const sendReview = 'Enviar la reseña'
export const writeDoneShown = 'Ambas partes escribieron su reseña, así que las dos ya son visibles.'
export const writeDonePending = (shortDate: Part) =>
  `Reseña guardada. Se mostrará el ${shortDate}, o en cuanto la otra parte escriba la suya.`
export const writtenLoading = 'Cargando tus reseñas'
export const writtenFailed = 'No se pudieron cargar tus reseñas.'
export const writtenEmptyTitle = 'Todavía no has escrito ninguna reseña'
export const writtenEmptyHint = 'Después de una respuesta, una entrevista, una oferta o un chat puedes contar cómo fue.'
export const about = (name: Part) => `Sobre ${name}`
export const shown = 'Visible'
export const waitsUntil = (shortDate: Part) => `Oculta hasta el ${shortDate}`
export const hired = 'Contratación'
export const basisOffer = 'Tras una oferta'
export const basisInterview = 'Tras una entrevista'
export const basisApplication = 'Tras una candidatura con respuesta'
export const basisChat = 'Tras un chat'
export const basisNoAnswer = 'Candidatura sin respuesta en 30 días'
export const reviewCount = (count: Part) => plural(count, { one: '1 reseña', other: `${count} reseñas` })
export const error = (status: Part, message: Part) => `Error ${status}: ${message}`
export const badInSentence = 'muy mal'
export const poorInSentence = 'mal'
export const fairInSentence = 'regular'
export const goodInSentence = 'bien'
export const veryGoodInSentence = 'muy bien'
export const sortLabel = 'Ordenar las reseñas'
export const sortNewest = 'Más recientes'
export const sortHighest = 'Mejor valoradas'
export const sortLowest = 'Peor valoradas'
export const allStarsAction = 'Mostrar todas las reseñas'
export const filterEmpty = (stars: Part) => `No hay reseñas con ${stars} de 5 estrellas.`
