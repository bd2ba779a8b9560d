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
export const closeHiredLabel = '¿Contrataste a alguien? Solo tu empresa ve la respuesta.'
export const closeHiredHere = 'Sí, a alguien que postuló aquí'
export const closeHiredElsewhere = 'Sí, a alguien de otro lugar'
export const closeHiredNoOne = 'No'
export const closeHiredMissing = 'Indica si contrataste a alguien'
export const closeWaiting = (count: number, shown: Part) =>
  plural(count, {
    one: '1 persona todavía espera una respuesta. Le avisaremos.',
    other: `${shown} personas todavía esperan una respuesta. Avisaremos a cada una.`,
  })
export const closeInProgress = (count: number, shown: Part) =>
  plural(count, {
    one: '1 persona está preseleccionada, en entrevistas o tiene una oferta. Nada cambia para ella hasta que le respondas.',
    other: `${shown} personas están preseleccionadas, en entrevistas o tienen una oferta. Nada cambia para ellas hasta que les respondas.`,
  })
export const closeInProgressLink = 'Ver candidatos'
export const closeMessageLabel = 'Mensaje'
export const closeMessageHint = 'Opcional. Leerán que el puesto está cubierto y tu mensaje.'
export const closeCanceledHint = 'Opcional. Leerán que el puesto se canceló y tu mensaje.'
export const closeAction = 'Cerrar empleo'
export const closeUndone = (jobTitle: Part) => `«${jobTitle}» está como antes. No avisamos a nadie.`
export const closeSilentAction = 'Cerrar sin avisar'
export const closeTellAction = (count: number, shown: Part) =>
  plural(count, { one: 'Cerrar y avisar a 1 persona', other: `Cerrar y avisar a ${shown} personas` })
export const closeTellingDone = (jobTitle: Part, count: number, shown: Part) =>
  `«${jobTitle}» está cerrado. ${plural(count, { one: 'Avisaremos a 1 persona.', other: `Avisaremos a ${shown} personas.` })}`
export const chooseAll = (count: Part) => `Seleccionar los ${count} que no están cerrados`
export const chosen = (count: Part) => plural(count, { one: '1 seleccionado', other: `${count} seleccionados` })
export const choose = (jobTitle: Part) => `Seleccionar «${jobTitle}»`
export const closeManyAction = (count: number) =>
  plural(count, { one: 'Cerrar 1 empleo', other: `Cerrar ${count} empleos` })
export const closeManyTitle = (count: number) =>
  plural(count, { one: '¿Cerrar 1 empleo?', other: `¿Cerrar ${count} empleos?` })
export const closeManyHint =
  'Tu respuesta y tu mensaje valen para cada uno de estos empleos. Si uno necesita otra respuesta, ciérralo por separado.'
export const closeManyDone = (count: number, people: number, shown: Part) => {
  const closed = plural(count, { one: '1 empleo está cerrado.', other: `${count} empleos están cerrados.` })
  if (people === 0) return closed
  return `${closed} ${plural(people, { one: 'Avisaremos a 1 persona.', other: `Avisaremos a ${shown} personas.` })}`
}
export const closeManyUndone = (count: number) =>
  plural(count, {
    one: '1 empleo está como antes. No avisamos a nadie.',
    other: `${count} empleos están como antes. No avisamos a nadie.`,
  })
export const closeManyRefused = (jobTitle: Part, reason: Part) => `«${jobTitle}» no se cerró. ${reason}`
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
