import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const reapplyAction = 'Postularse otra vez'
export const reapplyHint =
  'El empleo está abierto. Puedes enviar tu candidatura otra vez, con una carta nueva si quieres.'
export const withdrawReapplyHint = 'Puedes postularte otra vez mientras el empleo esté abierto.'
export const withdrawLastReapplyHint =
  'Esta fue tu segunda candidatura a este empleo, así que no puedes postularte de nuevo.'
export const reapplyLimitHint = 'Puedes postularte a un empleo dos veces en total, mientras esté abierto.'
export const clockNoAnswer = 'Sin respuesta en 30 días'
export const outcomeOverdue = 'Resultado fuera de plazo'
export const feedbackSource = (company: Part) => `${company}, con sus propias palabras.`
export const jobPaused = 'El empleo está en pausa.'
export const jobClosed = 'El empleo está cerrado.'
export const jobExpired = 'El empleo ha caducado.'
export const jobLink = 'El empleo'
export const listLoading = 'Cargando tus candidaturas'
export const listFailed = 'No se pudieron cargar tus candidaturas.'
export const listFilterLabel = 'Candidaturas por estado'
export const applicationCount = (total: Part) => plural(total, { one: '1 candidatura', other: `${total} candidaturas` })
export const emptyTitle = 'Todavía no te has postulado'
export const findJobs = 'Buscar empleos'
export const emptyHint =
  'Cada candidatura recibe una respuesta en 14 días. Antes de enviarla ves cómo responde cada empresa.'
export const statusEmptyTitle = (status: Part) => `Nada en «${status}»`
export const pageEmptyTitle = 'Nada en esta página'
export const pageEmptyAction = 'Ver todas las candidaturas'
export const rowPickInterviewTime = 'Elige una hora para la entrevista'
export const timelineAnswerOverdue = 'El plazo de respuesta terminó'
export const timelineAnswerDue = 'El plazo de respuesta termina'
export const yourApplication = 'Tu candidatura'
export const viewLoading = 'Cargando tu candidatura'
export const viewFailed = 'No se pudo cargar tu candidatura.'
export const missingTitle = 'No tienes ninguna candidatura así'
export const missingAction = 'Ver tus candidaturas'
export const missingHint = 'Puede que la dirección esté mal escrita o que sea de otra cuenta.'
export const allApplications = 'Todas las candidaturas'
export const timelineTitle = 'Qué ha pasado hasta ahora'
export const letterTitle = 'Tu carta, tal como la enviaste'
export const letterEmpty = 'Te postulaste solo con tu perfil.'
export const sideLabel = 'El empleo y lo que puedes hacer'
export const onSite = 'Presencial'
export const videoCall = 'Videollamada'
export const byPhone = 'Por teléfono'
export const interview = 'Entrevista'
export const interviewChangeTimeAction = 'Elegir otra hora'
export const interviewSlotsPassed =
  'Todas las horas propuestas han pasado sin que se eligiera una. La empresa puede proponer otras.'
export const how = 'Cómo'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutos`
export const where = 'Dónde'
export const link = 'Enlace'
export const number = 'Número'
export const interviewPastTitle = 'Esta fue tu entrevista, en tu hora local'
export const interviewTitle = 'Tu entrevista, en tu hora local'
export const interviewCalendarAction = 'Guardar en el calendario'
export const slotPicked = 'Elegida. Ambas partes la reciben por correo.'
export const slotsLabel = (zone: Part) => `Elige la hora que te convenga (hora de ${zone})`
export const slotRequired = 'Elige una de las horas'
export const slotChangeAction = 'Cambiar a esta hora'
export const slotPickAction = 'Elegir esta hora'
export const slotKeepAction = 'Mantener la hora que tengo'
export const withdrawDone = 'Tu candidatura está retirada.'
export const withdraw = 'Retirar'
export const withdrawTitle = '¿Retirar tu candidatura?'
export const withdrawAction = 'Retirarla'
export const withdrawEffects = (company: Part) =>
  `${company} ve que retiraste tu candidatura y ya no te debe una respuesta.`
export const withdrawInterviewEffect = 'Si había una entrevista acordada, se cancela.'
export const statusApplied = (company: Part) => `${company} la tiene y todavía no la ha abierto.`
export const statusViewed = (company: Part) => `${company} la abrió y todavía no ha respondido.`
export const statusShortlisted = (company: Part) => `${company} te puso en preselección.`
export const statusInterview = (company: Part) => `${company} te invita a una entrevista.`
export const statusOffered = (company: Part) => `${company} te ofrece el empleo.`
export const statusHired = 'Te contrataron para este empleo.'
export const statusRejected = (company: Part) => `${company} respondió: esta vez no.`
export const statusWithdrawn = 'Retiraste esta candidatura.'
export const statusDeclined = 'Rechazaste la oferta.'
export const statusExpired = (company: Part) => `${company} no respondió en 30 días. Eso cuenta en sus cifras.`
export const statusAppliedAnswered = (company: Part) => `${company} te respondió por mensaje.`
export const statusViewedAnswered = (company: Part) => `${company} la abrió y te respondió por mensaje.`
export const statusExpiredAnswered = (company: Part) =>
  `${company} respondió y no dio ningún otro paso en 30 días, así que se cerró.`
export const statusReason = (reason: Part) => `El motivo: ${reason}.`
export const stepApplied = 'Te postulaste'
export const stepViewed = (company: Part) => `${company} la abrió`
export const stepShortlisted = (company: Part) => `${company} te puso en preselección`
export const stepInterview = (company: Part) => `${company} te invitó a una entrevista`
export const stepOffered = (company: Part) => `${company} te ofreció el empleo`
export const stepHired = 'Te contrataron'
export const stepRejected = (company: Part) => `${company} respondió: esta vez no`
export const stepWithdrawn = 'Retiraste tu candidatura'
export const stepDeclined = 'Rechazaste la oferta'
export const stepExpired = 'Sin respuesta en 30 días'
export const stepReapplied = 'Te postulaste otra vez'
export const stepInterviewAgain = (company: Part) => `${company} te invitó de nuevo`
export const stepReconsidered = (company: Part) => `${company} lo pensó de nuevo y te puso en preselección`
export const stepAnsweredByMessage = (company: Part) => `${company} respondió por mensaje`
export const stepExpiredAfterAnswer = 'Cerrada tras 30 días sin ningún otro paso'
export const slot = (day: Part, from: Part, to: Part) => `${day}, de ${from} a ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} en ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} en ${zone}, ${day}`
