import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const invitationSubject = (by: Part, company: Part) => `${by} te invita a unirte a ${company} en Hearback`
export const invitationText = (by: Part, company: Part) =>
  `${by} te invita a unirte al equipo de ${company} en Hearback, el sitio de empleo donde cada candidatura recibe una respuesta.`
export const ownerRights = 'Tendrías el rol de propietario: puedes contratar y cambiar la empresa, su plan y su equipo.'
export const recruiterRights =
  'Tendrías el rol de reclutador: puedes publicar empleos, responder a las candidaturas, chatear y hacer ofertas.'
export const contributorRights =
  'Tendrías el rol de colaborador: en los empleos a los que te añada un colega, podrás leer candidaturas y escribir notas privadas.'
export const invitationUse = (days: Part) =>
  `El enlace es válido durante ${days} días, una sola vez y solo para esta dirección de correo. No lo reenvíes.`
export const invitationLink = 'Ver la invitación'
export const invitationDisclaimer = '¿No conoces a esta persona? Ignora este correo. Sin tu aceptación no pasa nada.'
export const joinedSubject = (name: Part, company: Part) => `${name} se unió a ${company}`
export const joinedAsOwner = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) aceptó la invitación y ahora tiene el rol de propietario en ${company}.`
export const joinedAsRecruiter = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) aceptó la invitación y ahora tiene el rol de reclutador en ${company}.`
export const joinedAsContributor = (name: Part, email: Part, company: Part) =>
  `${name} (${email}) aceptó la invitación y ahora tiene el rol de colaborador en ${company}. Añade a esta persona a los empleos que deba ver.`
export const joinedAdvice = '¿No lo esperabas? Los propietarios pueden quitar a miembros en cualquier momento.'
export const removedSubject = (company: Part) => `Ya no formas parte de ${company}`
export const removedText = (company: Part) =>
  `Un propietario te quitó del equipo de ${company}. Ya no puedes ver sus empleos, candidaturas ni chats, y se cerró tu sesión.`
export const removedAdvice =
  'Tu cuenta sigue siendo tuya: inicia sesión para aceptar otra invitación o para eliminarla. ¿Tienes preguntas? Habla con los propietarios de la empresa.'
export const leftSubject = (name: Part, company: Part) => `${name} dejó ${company}`
export const leftText = (person: Part, company: Part) =>
  `${person} dejó el equipo de ${company} y ya no puede ver sus empleos, candidaturas ni chats.`
export const leftForGoodText = (person: Part, company: Part) =>
  `${person} pidió eliminar su cuenta. Dejó el equipo de ${company} y ya no puede ver sus empleos, candidaturas ni chats.`
export const handedOverText = (count: Part, lead: Part) =>
  plural(count, {
    one: `Era responsable de 1 empleo. Ahora lo es ${lead}:`,
    other: `Era responsable de ${count} empleos. Ahora lo es ${lead}:`,
  })
export const handedOverToYouText = (count: Part) =>
  plural(count, {
    one: 'Era responsable de 1 empleo. Ahora lo eres tú:',
    other: `Era responsable de ${count} empleos. Ahora lo eres tú:`,
  })
export const moreHandedOver = (count: Part) => plural(count, { one: 'y 1 empleo más', other: `y ${count} empleos más` })
export const waitingHandedOver = (count: Part) =>
  plural(count, {
    one: '1 candidatura a estos empleos espera una respuesta.',
    other: `${count} candidaturas a estos empleos esperan una respuesta.`,
  })
export const nothingHandedOver = 'No era responsable de ningún empleo, así que no hubo nada que traspasar.'
export const leftAdvice = 'Los propietarios pueden elegir a las personas de cada empleo en su página.'
export const teamLink = 'Ver tu equipo'
