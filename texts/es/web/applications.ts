import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const reapplyAction = 'Postularse otra vez'
export const reapplyHint = 'El empleo sigue abierto. Puedes postularte otra vez, con una carta nueva si quieres.'
export const withdrawReapplyHint = 'Puedes postularte otra vez mientras el empleo esté abierto.'
export const withdrawLastReapplyHint =
  'Esta fue tu segunda candidatura a este empleo, así que no puedes postularte de nuevo.'
export const reapplyLimitHint = 'Puedes postularte a un empleo dos veces mientras esté abierto.'
export const clockNoAnswer = 'Sin respuesta en 30 días'
export const outcomeOverdue = 'Decisión fuera de plazo'
export const feedbackSource = (company: Part) => `En palabras de ${company}.`
export const jobPaused = 'El empleo está en pausa.'
export const jobClosed = 'El empleo está cerrado.'
export const jobExpired = 'El empleo ha caducado.'
export const jobLink = 'Empleo'
export const listLoading = 'Cargando tus candidaturas'
export const listFailed = 'No se pudieron cargar tus candidaturas.'
export const listFilterLabel = 'Filtrar por estado'
export const applicationCount = (total: Part) => plural(total, { one: '1 candidatura', other: `${total} candidaturas` })
export const emptyTitle = 'Todavía no te has postulado a ningún empleo'
export const findJobs = 'Buscar empleos'
export const emptyHint =
  'Cada candidatura recibe una respuesta en 14 días. Antes de postularte puedes ver cómo responde cada empresa.'
export const searchLabel = 'Buscar en tus candidaturas'
export const searchPlaceholder = 'Puesto o empresa'
export const searchEmptyTitle = 'Ninguna candidatura coincide con tu búsqueda'
export const searchEmptyHint = 'Prueba con menos palabras, o con una parte del puesto o del nombre de la empresa.'
export const statusEmptyTitle = (status: Part) => `No hay candidaturas en «${status}»`
export const pageEmptyTitle = 'No hay candidaturas en esta página'
export const pageEmptyAction = 'Ver todas las candidaturas'
export const rowPickInterviewTime = 'Elige una hora para la entrevista'
export const timelineAnswerOverdue = 'El plazo de respuesta terminó'
export const timelineAnswerDue = 'El plazo de respuesta termina'
export const yourApplication = 'Tu candidatura'
export const viewLoading = 'Cargando tu candidatura'
export const viewFailed = 'No se pudo cargar tu candidatura.'
export const missingTitle = 'No encontramos esta candidatura'
export const missingAction = 'Ver tus candidaturas'
export const missingHint = 'Revisa el enlace. Puede que la candidatura sea de otra cuenta.'
export const allApplications = 'Todas las candidaturas'
export const timelineTitle = 'Historial'
export const letterTitle = 'Carta de presentación'
export const letterEmpty = 'Te postulaste sin carta de presentación.'
export const sideLabel = 'Empleo y acciones'
export const onSite = 'Presencial'
export const videoCall = 'Videollamada'
export const byPhone = 'Por teléfono'
export const interview = 'Entrevista'
export const interviewChangeTimeAction = 'Elegir otra hora'
export const interviewSlotsPassed = 'Todas las horas propuestas ya pasaron. La empresa puede proponer otras.'
export const how = 'Modalidad'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutos`
export const where = 'Dónde'
export const link = 'Enlace'
export const number = 'Quién llama'
export const interviewPastTitle = 'Tu entrevista fue este día, en tu zona horaria'
export const interviewTitle = 'Tu entrevista, en tu zona horaria'
export const interviewCalendarAction = 'Agregar al calendario'
export const slotPicked = 'Hora reservada. Les enviamos un correo a ambas partes.'
export const slotsLabel = (zone: Part) => `Elige la hora que te convenga (hora de ${zone})`
export const slotRequired = 'Elige una hora'
export const slotChangeAction = 'Cambiar a esta hora'
export const slotPickAction = 'Reservar esta hora'
export const slotKeepAction = 'Mantener mi hora actual'
export const withdrawDone = 'Candidatura retirada.'
export const withdrawFailed = (company: Part, message: Part) => `No se retiró tu candidatura a ${company}. ${message}`
export const withdraw = 'Retirar'
export const withdrawTitle = '¿Retirar tu candidatura?'
export const withdrawAction = 'Retirar'
export const withdrawEffects = (company: Part) =>
  `${company} verá que retiraste tu candidatura y ya no te deberá una respuesta.`
export const withdrawInterviewEffect = 'Si hay una entrevista programada, se cancelará.'
export const statusApplied = (company: Part) => `${company} todavía no ha abierto tu candidatura.`
export const statusViewed = (company: Part) => `${company} abrió tu candidatura, pero todavía no ha respondido.`
export const statusShortlisted = (company: Part) => `${company} te preseleccionó.`
export const statusInterview = (company: Part) => `${company} te invitó a una entrevista.`
export const statusOffered = (company: Part) => `${company} te ofreció el empleo.`
export const statusHired = 'Conseguiste el empleo.'
export const statusRejected = (company: Part) => `${company} respondió: esta vez no.`
export const statusWithdrawn = 'Retiraste esta candidatura.'
export const statusDeclined = 'Rechazaste la oferta.'
export const statusExpired = (company: Part) => `${company} no respondió en 30 días. Eso baja su tasa de respuesta.`
export const statusAppliedAnswered = (company: Part) => `${company} te respondió.`
export const statusViewedAnswered = (company: Part) => `${company} abrió tu candidatura y te respondió.`
export const statusExpiredAnswered = (company: Part) =>
  `${company} respondió, pero no hubo novedades en 30 días, así que tu candidatura se cerró.`
export const statusReason = (reason: Part) => `Motivo: ${reason}.`
export const stepApplied = 'Te postulaste'
export const stepViewed = (company: Part) => `${company} la abrió`
export const stepShortlisted = (company: Part) => `${company} te preseleccionó`
export const stepInterview = (company: Part) => `${company} te invitó a una entrevista`
export const stepOffered = (company: Part) => `${company} te ofreció el empleo`
export const stepHired = 'Conseguiste el empleo'
export const stepRejected = (company: Part) => `${company} respondió: esta vez no`
export const stepWithdrawn = 'Retiraste tu candidatura'
export const stepDeclined = 'Rechazaste la oferta'
export const stepExpired = 'Sin respuesta en 30 días'
export const stepReapplied = 'Te postulaste otra vez'
export const stepInterviewAgain = (company: Part) => `${company} te invitó de nuevo`
export const stepNewTimes = (company: Part) => `${company} propuso nuevos horarios de entrevista`
export const stepReconsidered = (company: Part) => `${company} lo reconsideró y te preseleccionó`
export const stepAnswered = (company: Part) => `${company} respondió`
export const stepAnsweredElsewhere = (company: Part) => `${company} respondió fuera de Hearback`
export const stepAnsweredByMessage = (company: Part) => `${company} respondió por mensaje`
export const stepExpiredAfterAnswer = 'Cerrada tras 30 días sin novedades'
export const slot = (day: Part, from: Part, to: Part) => `${day}, de ${from} a ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} en ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} en ${zone}, ${day}`
export const phoneUndecided = (company: Part) => `${company} te dirá quién llama.`
export const interviewCanceled = (company: Part) => `${company} canceló esta entrevista. No se había elegido hora.`
export const interviewCanceledTime = (company: Part, time: Part) => `${company} canceló esta entrevista: ${time}.`
export const interviewMissedNote = (company: Part) =>
  `${company} anotó que no asististe a esta entrevista. Si no es así, envíale un mensaje.`
export const otherTimesAction = 'Pedir otros horarios'
export const otherTimesLabel = (company: Part) => `Mensaje para ${company}`
export const otherTimesHint = 'Di cuándo puedes. Los horarios propuestos siguen abiertos hasta que respondan.'
export const otherTimesSend = 'Enviar'
export const otherTimesKeep = 'Cancelar'
export const otherTimesDone = 'Enviado. Te avisaremos cuando propongan otros horarios.'
export const otherTimesFailed = 'No pudimos enviar tu mensaje.'
export const otherTimesAsked = (company: Part) =>
  `Pediste otros horarios a ${company}. Todavía puedes elegir uno de estos.`
export const statusInterviewCanceled = (company: Part) => `${company} canceló la entrevista.`
export const statusInterviewBooked = (company: Part) => `Tienes una entrevista con ${company}.`
export const statusInterviewPast = (company: Part) => `Tuviste una entrevista con ${company}.`
export const stepTimePicked = 'Elegiste un horario de entrevista'
export const stepTimeChanged = 'Cambiaste el horario de la entrevista'
export const stepTimesRequested = 'Pediste otros horarios de entrevista'
export const stepNoShow = (company: Part) => `${company} anotó que no asististe a la entrevista`
export const stepInterviewCanceledBy = (company: Part) => `${company} canceló la entrevista`
export const stepInterviewCanceled = 'La entrevista se canceló'
export const moment = (day: Part, clock: Part) => `${day}, ${clock}`
export const sortLabel = 'Ordenar las candidaturas'
export const sortChanged = 'Última actividad'
export const sortApplied = 'Candidatura más reciente'
export const sortDue = 'Respuesta más próxima'
export const appliedOn = 'Enviada el'
export const topChoice = 'Favorita'
export const budgetUsed = (used: Part, limit: Part) =>
  `${used} de las ${limit} candidaturas sin respuesta que puedes tener a la vez.`
export const budgetUsedUp = (limit: Part) =>
  `Tienes ${limit} candidaturas sin respuesta, el máximo que puedes tener a la vez.`
