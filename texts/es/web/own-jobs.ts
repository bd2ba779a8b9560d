import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const draftUploaded = 'Tu borrador está guardado en tu cuenta.'
export const draftForked =
  'Este borrador se cambió o eliminó en otro lugar, así que tu texto es ahora un borrador nuevo.'
export const draftPublished =
  'Este borrador se publicó en otra pestaña o en otro dispositivo. Tu próximo cambio empieza un borrador nuevo.'
export const draftsTitle = 'Borradores'
export const draftChanged = 'Último cambio'
export const draftUntitled = 'Empleo sin título'
export const draftContinueAction = 'Continuar'
export const draftContinueLabel = (title: Part) => `Continuar ${title}`
export const draftDeleteLabel = (title: Part) => `Eliminar el borrador ${title}`
export const draftDeleted = (title: Part) => `Borrador «${title}» eliminado.`
export const jobDeleteAction = 'Eliminar'
export const jobDeleted = (jobTitle: Part) => `Se eliminó «${jobTitle}».`
export const jobRestored = (jobTitle: Part) => `«${jobTitle}» está otra vez entre tus empleos.`
export const jobDeletedTitle = 'Eliminaste este empleo'
export const jobDeletedHint = 'Ya no está en tus listas. Quienes se postularon conservan lo que se escribieron.'
export const jobRestoreAction = 'Recuperar el empleo'
export const draftRestoredNotice = 'Este es tu borrador, con el último cambio'
export const draftDiscardAction = 'Descartar el borrador'
export const publishAction = 'Publicar empleo'
export const duplicateAction = 'Duplicar'
export const quotaUsedUp = (used: Part, limit: Part, shortDate: Part) =>
  `${used} de ${limit} anuncios usados este mes. Se renuevan el ${shortDate}.`
export const quotaUsedUpHint = 'Puedes escribir el anuncio ahora y publicarlo después.'
export const quotaLeft = (left: Part) =>
  plural(left, { one: 'Queda 1 anuncio este mes', other: `Quedan ${left} anuncios este mes` })
export const cancel = 'Cancelar'
export const closeTitle = (jobTitle: Part) => `¿Cerrar «${jobTitle}»?`
export const closeQuestion = (count: Part) =>
  plural(count, {
    one: '1 persona espera una respuesta. ¿Quieres avisarle de que el puesto está cubierto?',
    other: `${count} personas esperan una respuesta. ¿Quieres avisarles de que el puesto está cubierto?`,
  })
export const closeMessageLabel = 'Mensaje'
export const closeMessageHint = 'Opcional. Leerán que el puesto está cubierto y tu mensaje.'
export const closeSilentAction = 'Cerrar sin avisar'
export const closeTellAction = (count: Part) =>
  plural(count, { one: 'Cerrar y avisar a 1 persona', other: `Cerrar y avisar a ${count} personas` })
export const closeToldDone = (jobTitle: Part, told: Part, all: Part) =>
  `«${jobTitle}» está cerrado. ${plural(all, { one: `Avisamos a ${told} de 1 persona.`, other: `Avisamos a ${told} de ${all} personas.` })}`
export const sortLabel = 'Ordenar los empleos'
export const sortNewest = 'Más recientes'
export const sortOverdue = 'Más fuera de plazo'
export const limitSwitch = 'Dejar de admitir candidaturas cuando haya demasiadas sin respuesta'
export const limitHint =
  'Se verá que el empleo está completo. Volverá a admitir candidaturas cuando respondas a algunas.'
export const limitLabel = 'Candidaturas sin respuesta'
export const limitRange = (min: Part, max: Part) => `De ${min} a ${max}.`
export const ownFull = (limit: Part) => `Completo: ${limit} candidaturas esperan tu respuesta.`
export const ownFullAnswer = 'Responder a los candidatos'
export const ownFullRaise = 'Cambiar el límite'
export const ownAnsweringFirst = 'En pausa hasta que respondas a las candidaturas atrasadas.'
export const answerOverdueAction = 'Responder a las atrasadas'
