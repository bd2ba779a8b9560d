import type { Part } from '../../part.ts'

export const invite = 'Invitar a postularse'
export const inviteRecipient = (name: Part) => `a ${name}`
export const inviteTitle = (name: Part) => `Invitar a ${name} a postularse`
export const inviteFailed = 'No pudimos enviar esta invitación'
export const inviteMeaning =
  'Recibe tu mensaje con el empleo en el chat. Puedes invitar a cada persona una vez por empleo.'
export const inviteCost = (left: Part, limit: Part) =>
  `Un primer mensaje usa uno de los ${left} que te quedan este mes (de ${limit}), y lo recuperas si te responde.`
export const job = 'Empleo'
export const jobsLoading = 'Cargando tus empleos'
export const noJobs = 'No tienes empleos abiertos'
export const noJobsHint = 'Publica un empleo y luego invita a personas a postularse.'
export const postJob = 'Publicar un empleo'
export const stateApplied = 'ya se postuló'
export const stateInvited = 'ya recibió una invitación'
export const message = 'Mensaje'
export const usualMessage = 'Hola, creemos que este empleo podría ser para ti. Nos alegraría recibir tu candidatura.'
export const cancel = 'Cancelar'
export const send = 'Enviar invitación'
export const invitationSent = (name: Part) => `Invitaste a ${name} a postularse.`
export const openChat = 'Abrir el chat'
export const invitationFailed = (name: Part, message: Part) => `Tu invitación a ${name} no se envió. ${message}`
