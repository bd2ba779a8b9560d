import type { Part } from '../../part.ts'

export const profilePreviewTitle = (company: Part) => `Esto es lo que verá ${company}`
export const profilePrivacyHint =
  'Y nada más. Tu teléfono, tu correo, tu dirección exacta, tus salarios anteriores y los motivos por los que dejaste un empleo siguen siendo privados.'
export const profileEditAction = 'Editar el perfil'
export const profileConfirmAction = 'Se ve bien'
export const noProfileTitle = 'Primero publica tu perfil'
export const noProfileHint = 'Lleva unos minutos y sirve para todas tus candidaturas. Después volverás a este empleo.'
export const noProfileAction = 'Crear tu perfil'
export const sentTitle = (company: Part) => `Candidatura enviada a ${company}`
export const sentHint = (due: Part) =>
  `El plazo de respuesta termina el ${due}. Verás cuándo la abren, y les enviaremos un recordatorio cuando se acerque la fecha.`
export const sendEffects = (company: Part, answerDays: Part) =>
  `${company} recibe tu perfil, tu carta y tu disponibilidad, y tiene ${answerDays} días para responder. Puedes retirar tu candidatura en cualquier momento.`
export const letterLabel = (company: Part) => `¿Qué debería saber ${company} de ti?`
export const letterTooLong = (whyMost: Part) => `Usa ${whyMost} caracteres como máximo`
export const sendFailed = (error: Part) => `${error} Tu borrador queda guardado.`
