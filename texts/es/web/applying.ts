import type { Part } from '../../part.ts'

export const hasYourApplication = (company: Part) => `${company} tiene tu candidatura`
export const anAnswerIsDueBy = (due: Part) =>
  `El plazo de respuesta termina el ${due}. Verás cuándo la abren, y se lo recordamos a la empresa a medida que se acerca el día.`
export const backToTheJob = 'Volver al empleo'
export const seeYourApplication = 'Ver tu candidatura'
export const youApplied = 'Te postulaste.'
export const youAppliedAndTheEmployer = 'Te postulaste, y la empresa abrió tu candidatura.'
export const youAreOnTheShortlist = 'Tu candidatura está en preselección.'
export const youAreInvitedToAn = 'Te invitan a una entrevista.'
export const youHaveAnOffer = 'Tienes una oferta.'
export const youGotThisJob = 'Te contrataron para este empleo.'
export const theEmployerAnsweredNotThis = 'La empresa respondió: esta vez no.'
export const youWithdrewYourApplication = 'Retiraste tu candidatura.'
export const youDeclinedTheOffer = 'Rechazaste la oferta.'
export const theEmployerDidNotAnswer = 'La empresa no respondió a tiempo.'
export const youAppliedAndTheEmployerAnswered = 'Te postulaste, y la empresa respondió por mensaje.'
export const itWasClosedTheEmployer = 'Se cerró: la empresa respondió y no dio ningún otro paso en 30 días.'
export const applyWithProfile = 'Postularse con el perfil'
export const thisPostComesFromA = 'Este anuncio procede de una fuente pública. Postúlate allí.'
export const thisIsYourOwnJob = 'Este empleo es tuyo.'
export const seeItAsItsEmployer = 'Verlo como su empresa'
export const youAreSignedInAs = 'Has iniciado sesión como empresa. Las empresas no pueden postularse a empleos.'
export const yourApplication = 'Tu candidatura'
export const apply = (jobTitle: Part) => `Postularse: ${jobTitle}`
export const checkYourProfile = 'revisa tu perfil'
export const whyYouStep = 'por qué tú'
export const availabilityAndSend = 'disponibilidad y envío'
export const yourProfileCouldNotBe = 'No se pudo cargar tu perfil.'
export const loadingYourProfile = 'Cargando tu perfil'
export const thisIsWhatWillSee = (company: Part) => `Esto es lo que verá ${company}`
export const nothingMoreYourPhoneE =
  'Nada más: tu teléfono, tu correo, tu dirección exacta, tus salarios anteriores y los motivos por los que dejaste un empleo se quedan contigo.'
export const editTheProfile = 'Editar el perfil'
export const looksRightGoOn = 'Está bien, continuar'
export const publishYourProfileFirst = 'Primero publica tu perfil'
export const writeYourProfile = 'Escribir tu perfil'
export const itTakesAFewMinutes =
  'Lleva unos minutos y sirve para todas las candidaturas. Después vuelves a este empleo.'
export const applyOnceMore = 'Postularse otra vez'
export const whenAreYouAvailable = '¿Cuál es tu disponibilidad?'
export const availability = 'Disponibilidad'
export const forExampleFrom1March = 'Por ejemplo: desde el 1 de marzo, por las mañanas entre semana.'
export const getsYourProfileYourText = (company: Part, answerDays: Part) =>
  `${company} recibe tu perfil, tu texto y esta línea. Desde entonces tiene ${answerDays} días para responder; puedes retirar tu candidatura en cualquier momento.`
export const yourTextIsKept = (error: Part) => `${error} Tu texto queda guardado.`
export const back = 'Atrás'
export const sendTheApplication = 'Enviar la candidatura'
export const whyYou = 'Por qué tú'
export const whatShouldKnow = (company: Part) => `¿Qué debería saber ${company}?`
export const aFewSentencesAreEnough = 'Bastan unas frases. Si lo dejas vacío, tu perfil habla por sí solo.'
export const atMostCharacters = (whyMost: Part) => `Como máximo ${whyMost} caracteres`
export const leaveOutBankDetailsAnd =
  'No pongas datos bancarios ni números de identidad; ninguna empresa honesta los necesita ahora.'
export const goOn = 'Continuar'
export const goOnWithout = 'Continuar sin texto'
export const availabilityOfLetter = 'Disponibilidad:'
export const confirmYourEMailToApply = 'Confirma tu correo para enviar tu candidatura'
