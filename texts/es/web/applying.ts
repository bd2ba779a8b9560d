import type { Part } from '../../part.ts'

export const sentTitle = (company: Part) => `${company} tiene tu candidatura`
export const sentHint = (due: Part) =>
  `El plazo de respuesta termina el ${due}. Verás cuándo la abren, y se lo recordamos a la empresa a medida que se acerca el día.`
export const sentBackAction = 'Volver al empleo'
export const sentViewAction = 'Ver tu candidatura'
export const statusApplied = 'Te postulaste.'
export const statusViewed = 'Te postulaste, y la empresa abrió tu candidatura.'
export const statusShortlisted = 'Tu candidatura está en preselección.'
export const statusInterview = 'Te invitan a una entrevista.'
export const statusOffered = 'Tienes una oferta.'
export const statusHired = 'Te contrataron para este empleo.'
export const statusRejected = 'La empresa respondió: esta vez no.'
export const statusWithdrawn = 'Retiraste tu candidatura.'
export const statusDeclined = 'Rechazaste la oferta.'
export const statusExpired = 'La empresa no respondió a tiempo.'
export const statusAnswered = 'Te postulaste, y la empresa respondió por mensaje.'
export const statusExpiredAnswered = 'Se cerró: la empresa respondió y no dio ningún otro paso en 30 días.'
export const applyAction = 'Postularse con el perfil'
export const applyElsewhereHint = 'Este anuncio procede de una fuente pública. Postúlate allí.'
export const ownJobHint = 'Este empleo es tuyo.'
export const ownJobLink = 'Verlo como su empresa'
export const employerHint = 'Has iniciado sesión como empresa. Las empresas no pueden postularse a empleos.'
export const sheetTitle = 'Tu candidatura'
export const apply = (jobTitle: Part) => `Postularse: ${jobTitle}`
export const profileStep = 'revisa tu perfil'
export const letterStep = 'por qué tú'
export const availabilityStep = 'disponibilidad y envío'
export const profileFailed = 'No se pudo cargar tu perfil.'
export const profileLoading = 'Cargando tu perfil'
export const profilePreviewTitle = (company: Part) => `Esto es lo que verá ${company}`
export const profilePrivacyHint =
  'Nada más: tu teléfono, tu correo, tu dirección exacta, tus salarios anteriores y los motivos por los que dejaste un empleo se quedan contigo.'
export const profileEditAction = 'Editar el perfil'
export const profileConfirmAction = 'Está bien, continuar'
export const noProfileTitle = 'Primero publica tu perfil'
export const noProfileAction = 'Escribir tu perfil'
export const noProfileHint = 'Lleva unos minutos y sirve para todas las candidaturas. Después vuelves a este empleo.'
export const reapplyAction = 'Postularse otra vez'
export const availabilityTitle = '¿Cuál es tu disponibilidad?'
export const availability = 'Disponibilidad'
export const availabilityHint = 'Por ejemplo: desde el 1 de marzo, por las mañanas entre semana.'
export const sendEffects = (company: Part, answerDays: Part) =>
  `${company} recibe tu perfil, tu texto y esta línea. Desde entonces tiene ${answerDays} días para responder; puedes retirar tu candidatura en cualquier momento.`
export const sendFailed = (error: Part) => `${error} Tu texto queda guardado.`
export const back = 'Atrás'
export const sendAction = 'Enviar la candidatura'
export const letterTitle = 'Por qué tú'
export const letterLabel = (company: Part) => `¿Qué debería saber ${company}?`
export const letterHint = 'Bastan unas frases. Si lo dejas vacío, tu perfil habla por sí solo.'
export const letterTooLong = (whyMost: Part) => `Como máximo ${whyMost} caracteres`
export const letterSafetyAdvice =
  'No pongas datos bancarios ni números de identidad; ninguna empresa honesta los necesita ahora.'
export const continueAction = 'Continuar'
export const letterSkipAction = 'Continuar sin texto'
export const letterAvailabilityLead = 'Disponibilidad:'
export const confirmEmailAction = 'Confirma tu correo para enviar tu candidatura'
