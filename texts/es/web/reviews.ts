import type { Part } from '../../part.ts'

export const writeAReview = 'Escribir una reseña'
export const youHaveReviewedThem = 'Ya escribiste tu reseña.'
export const youHaveWrittenAReview = (shortDate: Part) =>
  `Escribiste una reseña. Se muestra el ${shortDate}, o cuando la otra parte haya escrito la suya.`
export const noReviewAboutYouIs = 'Todavía no se muestra ninguna reseña sobre ti'
export const oneShowsOnceBothOf = 'Una reseña se muestra cuando ambas partes han escrito, o 14 días después de escrita.'
export const aboutYourCompany = 'Sobre tu empresa'
export const aboutYou = 'Sobre ti'
export const reviews = 'Reseñas'
export const toWrite = 'Por escribir'
export const written = 'Escritas'
export const reply = 'Responder'
export const replyToThisReview = 'Responder a esta reseña'
export const loadingTheForm = 'Cargando el formulario'
export const yourReplyStandsBelowThe = 'Tu respuesta está debajo de la reseña.'
export const yourReplyCouldNotBe = 'No se pudo enviar tu respuesta.'
export const youCanReplyOnceEverybody = 'Puedes responder una vez. Quien lea la reseña lee tu respuesta.'
export const yourReply = 'Tu respuesta'
export const cancel = 'Cancelar'
export const sendReply = 'Enviar la respuesta'
export const anAverageAppearsFromThree = 'A partir de tres reseñas aparece una media.'
export const howTheStarsSpread = 'Cómo se reparten las estrellas'
export const stars = 'estrellas'
export const averages = 'Medias'
export const communication = 'Comunicación'
export const fairnessAndCare = 'Trato justo y atento'
export const loadingTheReviews = 'Cargando las reseñas'
export const theReviewsCouldNotBe = 'No se pudieron cargar las reseñas.'
export const aJobSeeker = 'Una persona que busca empleo'
export const aCompanyThatHasLeft = 'Una empresa que ya no está'
export const of5 = 'de 5'
export const metAndWritten = (met: Part) => `${met}, escrita`
export const writtenWhenTheOtherReview = '. Se escribió cuando la otra reseña ya se mostraba'
export const replyBy = (subject: Part) => `Respuesta de ${subject}`
export const loadingWhomYouCanReview = 'Cargando sobre quién puedes escribir'
export const thePeopleWhomYouCan = 'No se pudo cargar sobre quién puedes escribir una reseña.'
export const nobodyToReviewNow = 'Ahora no hay nadie sobre quien escribir'
export const whoeverYouHadAnAnswer =
  'Aquí aparece durante 12 meses cada parte con la que hubo una respuesta, una entrevista, una oferta o un chat.'
export const aCompany = 'Una empresa'
export const writeAReviewOf = (name: Part) => `Escribir una reseña sobre ${name}`
export const starsOfFive = (value: Part) => `${value} de 5 estrellas`
export const bad = 'Muy mal'
export const poor = 'Mal'
export const fair = 'Regular'
export const good = 'Bien'
export const veryGood = 'Muy bien'
export const starsInWords = (stars: Part, word: Part) => `${stars} de 5, ${word}`
export const chooseOneToFiveStars = 'Elige de una a cinco estrellas'
export const reviewOf = (name: Part) => `Reseña sobre ${name}`
export const thisCompany = 'esta empresa'
export const thisJobSeeker = 'esta persona'
export const nobodySeesYourReviewBefore = (met: Part) =>
  `${met}. Nadie ve tu reseña antes de que la otra parte haya escrito la suya o pasen 14 días. Después se queda: no se puede cambiar ni retirar.`
export const overall = 'En general'
export const clearPromptHonest = 'Clara, rápida, honesta'
export const howYouWereTreated = 'Cómo te trataron'
export const howTheyWentAboutIt = 'Cómo llevó el proceso'
export const whatHappened = 'Qué pasó'
export const whatYouSawYourselfNo = 'Lo que viste tú. Sin nombres de otras personas ni datos privados.'
export const sendReview = 'Enviar la reseña'
export const youHaveBothWrittenThe = 'Ambas partes han escrito: las dos reseñas ya se muestran.'
export const yourReviewIsKeptIt = (shortDate: Part) =>
  `Tu reseña está guardada. Se muestra el ${shortDate}, o en cuanto escriba la otra parte.`
export const loadingYourReviews = 'Cargando tus reseñas'
export const yourReviewsCouldNotBe = 'No se pudieron cargar tus reseñas.'
export const youHaveNotWrittenA = 'Todavía no has escrito ninguna reseña'
export const afterAnAnswerAnInterview =
  'Después de una respuesta, una entrevista, una oferta o un chat puedes contar cómo fue.'
export const about = (name: Part) => `Sobre ${name}`
export const shown = 'Visible'
export const waitsUntil = (shortDate: Part) => `Espera hasta el ${shortDate}`
export const hired = 'Contratación'
export const afterAnOffer = 'Tras una oferta'
export const afterAnInterview = 'Tras una entrevista'
export const afterAnAnsweredApplication = 'Tras una candidatura con respuesta'
export const afterAChat = 'Tras un chat'
export const appliedAndGotNoAnswer = 'Candidatura sin respuesta en 30 días'
export const reviewCount = (count: Part) => (count === '1' ? '1 reseña' : `${count} reseñas`)
export const error = (status: Part, message: Part) => `Error ${status}: ${message}`
export const badInSentence = 'muy mal'
export const poorInSentence = 'mal'
export const fairInSentence = 'regular'
export const goodInSentence = 'bien'
export const veryGoodInSentence = 'muy bien'
