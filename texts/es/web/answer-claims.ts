import type { Part } from '../../part.ts'

export const claimAction = 'Respondí por otro medio'
export const channelLabel = '¿Cómo respondiste?'
export const dayLabel = '¿Cuándo respondiste?'
export const phone = 'Por teléfono'
export const email = 'Por correo'
export const inPerson = 'En persona'
export const other = 'De otra forma'
export const claimEffects = (person: Part) =>
  `Se lo preguntaremos a ${person}. Cuenta como tu respuesta cuando lo confirme o tras 7 días sin objeción.`
export const claimSend = 'Guardar'
export const claimFailed = 'No se pudo guardar. Inténtalo otra vez.'
export const cancel = 'Cancelar'
export const claimed = (how: Part, day: Part) => `Respondiste por otro medio: ${how}, ${day}.`
export const claimOpen = (person: Part, day: Part) => `Por confirmar. Cuenta cuando ${person} lo confirme, o el ${day}.`
export const claimContested = (person: Part) => `${person} no recibió respuesta y sigue esperando. Responde aquí.`
export const claimContestedOver = (person: Part) => `${person} nos dijo que no recibió respuesta.`
export const claimConfirmed = (person: Part) => `${person} lo confirmó.`
export const claimUncontested = 'Cuenta como tu respuesta.'
export const questionTitle = '¿Te respondieron?'
export const askedPhone = (company: Part, day: Part) => `${company} dice que te respondió por teléfono el ${day}.`
export const askedEmail = (company: Part, day: Part) => `${company} dice que te respondió por correo el ${day}.`
export const askedInPerson = (company: Part, day: Part) => `${company} dice que te respondió en persona el ${day}.`
export const askedOther = (company: Part, day: Part) => `${company} dice que te respondió fuera de Hearback el ${day}.`
export const askedUntil = (day: Part) =>
  `Si no nos dices lo contrario a más tardar el ${day}, cuenta como su respuesta.`
export const confirmAction = 'Sí, me respondieron'
export const objectAction = 'No, no me respondieron'
export const toldContested = (company: Part) =>
  `Nos dijiste que no recibiste respuesta. ${company} te sigue debiendo una respuesta.`
export const toldContestedOver = (company: Part) =>
  `${company} dijo que te respondió por otro medio. Nos dijiste que no recibiste respuesta.`
export const toldAnswered = (company: Part, day: Part) => `${company} te respondió fuera de Hearback el ${day}.`
