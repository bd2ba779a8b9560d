import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const writeAction = 'Escribir una reseña'
export const ownReviewShown = 'Ya escribiste tu reseña.'
export const ownReviewPending = (shortDate: Part) =>
  `Escribiste una reseña. Se muestra el ${shortDate}, o cuando la otra parte haya escrito la suya.`
export const aboutYouEmptyTitle = 'Todavía no se muestra ninguna reseña sobre ti'
export const aboutYouEmptyHint = 'Una reseña se muestra cuando ambas partes han escrito, o 14 días después de escrita.'
export const aboutCompanyLabel = 'Sobre tu empresa'
export const aboutYou = 'Sobre ti'
export const reviews = 'Reseñas'
export const toWriteTitle = 'Por escribir'
export const written = 'Escritas'
export const reply = 'Responder'
export const replyTitle = 'Responder a esta reseña'
export const replyLoading = 'Cargando el formulario'
export const replyDone = 'Tu respuesta está debajo de la reseña.'
export const replyFailed = 'No se pudo enviar tu respuesta.'
export const replyLead = 'Puedes responder una vez. Quien lea la reseña lee tu respuesta.'
export const yourReply = 'Tu respuesta'
export const cancel = 'Cancelar'
export const sendReply = 'Enviar la respuesta'
export const averageTooFew = 'A partir de tres reseñas aparece una media.'
export const distributionLabel = 'Cómo se reparten las estrellas'
export const stars = 'estrellas'
export const averages = 'Medias'
export const communication = 'Comunicación'
export const serviceQualityLabel = 'Trato justo y atento'
export const listLoading = 'Cargando las reseñas'
export const listFailed = 'No se pudieron cargar las reseñas.'
export const seekerFallback = 'Una persona que busca empleo'
export const companyGone = 'Una empresa que ya no está'
export const of5 = 'de 5'
export const rowDates = (met: Part) => `${met}, escrita`
export const writtenAfterReading = '. Se escribió cuando la otra reseña ya se mostraba'
export const replyBy = (subject: Part) => `Respuesta de ${subject}`
export const reviewableLoading = 'Cargando sobre quién puedes escribir'
export const reviewableFailed = 'No se pudo cargar sobre quién puedes escribir una reseña.'
export const reviewableEmptyTitle = 'Ahora no hay nadie sobre quien escribir'
export const reviewableEmptyHint =
  'Aquí aparece durante 12 meses cada parte con la que hubo una respuesta, una entrevista, una oferta o un chat.'
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
  `${met}. Nadie ve tu reseña antes de que la otra parte haya escrito la suya o pasen 14 días. Después se queda: no se puede cambiar ni retirar.`
export const overall = 'En general'
export const communicationHint = 'Clara, rápida, honesta'
export const treatmentHintSeeker = 'Cómo te trataron'
export const treatmentHintEmployer = 'Cómo llevó el proceso'
export const textLabel = 'Qué pasó'
export const textHint = 'Lo que viste tú. Sin nombres de otras personas ni datos privados.'
export const sendReview = 'Enviar la reseña'
export const writeDoneShown = 'Ambas partes han escrito: las dos reseñas ya se muestran.'
export const writeDonePending = (shortDate: Part) =>
  `Tu reseña está guardada. Se muestra el ${shortDate}, o en cuanto escriba la otra parte.`
export const writtenLoading = 'Cargando tus reseñas'
export const writtenFailed = 'No se pudieron cargar tus reseñas.'
export const writtenEmptyTitle = 'Todavía no has escrito ninguna reseña'
export const writtenEmptyHint = 'Después de una respuesta, una entrevista, una oferta o un chat puedes contar cómo fue.'
export const about = (name: Part) => `Sobre ${name}`
export const shown = 'Visible'
export const waitsUntil = (shortDate: Part) => `Espera hasta el ${shortDate}`
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
