import type { Part } from '../../part.ts'

export const pageTitle = 'Equipo | Hearback'
export const heading = 'Equipo'
export const lead =
  'Las personas con el rol de propietario o reclutador ven los mismos empleos, candidaturas y mensajes. Las que tienen el rol de colaborador solo ven los empleos en los que participan. Cada persona inicia sesión con su propia cuenta.'
export const loading = 'Cargando tu equipo'
export const loadFailed = 'No pudimos cargar tu equipo.'
export const members = 'Miembros'
export const you = 'Tú'
export const joined = (date: Part) => `En el equipo desde el ${date}`
export const owner = 'Propietario'
export const recruiter = 'Reclutador'
export const contributor = 'Colaborador'
export const ownerMay = 'Todo lo que hace un reclutador y, además, cambia la página de la empresa, el plan y el equipo.'
export const recruiterMay =
  'Publica empleos, responde candidaturas y envía ofertas y mensajes. No puede cambiar la página de la empresa, el plan ni el equipo.'
export const contributorMay =
  'Solo ve los empleos a los que le añades. Allí lee candidaturas y archivos y escribe notas privadas. No puede responder candidaturas.'
export const membersNote = 'Solo las personas propietarias pueden invitar y cambiar roles.'
export const soleOwnerHint =
  'Nadie más es propietario. Nombra a otra persona propietaria antes de dejar el rol o la empresa.'
export const memberMenu = (name: Part) => `Opciones de ${name}`
export const makeOwnerAction = 'Hacer propietario'
export const makeRecruiterAction = 'Hacer reclutador'
export const makeContributorAction = 'Hacer colaborador'
export const removeAction = 'Quitar del equipo'
export const leaveAction = 'Dejar la empresa'
export const becameOwner = (name: Part) => `${name} ahora tiene el rol de propietario.`
export const becameRecruiter = (name: Part) => `${name} ahora tiene el rol de reclutador.`
export const becameContributor = (name: Part) => `${name} ahora tiene el rol de colaborador.`
export const narrowTitle = (name: Part) => `¿Dar a ${name} el rol de colaborador?`
export const narrowEffects =
  'Solo verá los empleos en los que participa y ya no podrá responder candidaturas, leer mensajes ni publicar empleos. Los empleos que tiene a su cargo pasan a una persona propietaria.'
export const stepDownTitle = '¿Pasar a reclutador?'
export const stepDownEffects =
  'Ya no podrás cambiar la página de la empresa, el plan ni el equipo. Solo otra persona propietaria puede devolverte el rol.'
export const stepDownAction = 'Pasar a reclutador'
export const steppedDown = 'Ahora tienes el rol de reclutador.'
export const removeTitle = (name: Part) => `¿Quitar a ${name} del equipo?`
export const removeEffects =
  'Se cerrará su sesión de inmediato y ya no verá tus empleos, candidaturas ni mensajes. Los empleos que publicó, sus respuestas y sus conversaciones se quedan en tu empresa.'
export const removeConfirmAction = 'Quitar'
export const removed = (name: Part) => `${name} ya no está en el equipo.`
export const leaveTitle = '¿Dejar la empresa?'
export const leaveEffects =
  'Se cerrará tu sesión y ya no verás los empleos, las candidaturas ni los mensajes de la empresa, que se quedan allí. Para volver necesitas una nueva invitación.'
export const leaveConfirmAction = 'Dejar'
export const left = 'Dejaste la empresa.'

export const aloneTitle = 'Contratar en equipo es más fácil'
export const aloneHint =
  'Invita a alguien de tu empresa y cada candidatura tendrá respuesta aunque tú no estés. Trabajan en los mismos empleos sin compartir contraseñas.'
export const inviteAction = 'Invitar a alguien'
export const profileNeededTitle = 'Primero crea tu empresa'
export const profileNeededHint = 'La invitación dice a qué empresa se une cada persona.'
export const profileNeededAction = 'Crear tu empresa'
export const invitations = 'Invitaciones'
export const invitationsNote = 'Válidas por 7 días'
export const invitationsEmpty = 'No hay invitaciones abiertas.'
export const invitationsFull = (count: Part) =>
  `Tienes ${count} invitaciones abiertas, el máximo de una empresa. Cancela una para invitar a alguien más.`
export const expires = (date: Part) => `Vence el ${date}`
export const expired = 'Vencida'
export const expiredOn = (date: Part) => `Venció el ${date}`
export const resendAction = 'Enviar de nuevo'
export const invitationLabel = (email: Part) => `a ${email}`
export const cancelAction = 'Cancelar invitación'
export const cancelTitle = (email: Part) => `¿Cancelar la invitación a ${email}?`
export const cancelEffects = 'El enlace de su correo dejará de funcionar.'
export const cancelKeepAction = 'Conservarla'
export const canceled = (email: Part) => `Se canceló la invitación a ${email}.`
export const inviteTitle = 'Invita a alguien a tu equipo'
export const inviteEmailLabel = 'Correo del trabajo'
export const inviteEmailHint = 'La invitación solo sirve para esta dirección.'
export const inviteRoleLabel = 'Rol'
export const inviteSendAction = 'Enviar invitación'
export const invited = (email: Part) => `Invitación enviada a ${email}.`
export const inviteFailed = 'No pudimos enviar la invitación. Inténtalo de nuevo.'

export const joinPageTitle = 'Únete a un equipo | Hearback'
export const joinLoading = 'Cargando tu invitación'
export const joinLoadFailed = 'No pudimos cargar tu invitación.'
export const joinHeading = (company: Part) => `Únete a ${company}`
export const joinOwnerLead = (email: Part) => `El equipo invitó a ${email} con el rol de propietario.`
export const joinRecruiterLead = (email: Part) => `El equipo invitó a ${email} con el rol de reclutador.`
export const joinContributorLead = (email: Part) => `El equipo invitó a ${email} con el rol de colaborador.`
export const joinOwnerMay =
  'Publicarás empleos, responderás candidaturas, enviarás ofertas y mensajes, y gestionarás la página de la empresa, el plan y el equipo.'
export const joinRecruiterMay = 'Publicarás empleos, responderás candidaturas y enviarás ofertas y mensajes.'
export const joinContributorMay =
  'Leerás candidaturas y escribirás notas privadas en los empleos a los que te añada alguien de tu equipo.'
export const joinExpires = (date: Part) => `La invitación es válida hasta el ${date}.`
export const firstName = 'Nombre'
export const lastName = 'Apellido'
export const joinEmailLabel = 'Correo'
export const joinAction = 'Crear cuenta y unirme'
export const acceptAction = 'Unirme al equipo'
export const joinFailed = 'No pudimos añadirte al equipo. Inténtalo de nuevo.'
export const joinSignInHint = 'Ya tienes una cuenta con este correo. Inicia sesión y luego únete al equipo.'
export const joinSignInAction = 'Iniciar sesión'
export const joinDeclineHint = '¿No esperabas esto? Cierra esta página. No pasa nada mientras no te unas.'
export const otherAccountHint = (own: Part, invited: Part) =>
  `Tienes la sesión iniciada como ${own}, pero esta invitación es para ${invited}. Cierra la sesión para unirte con esa dirección.`
export const otherAccountAction = 'Cerrar sesión'
export const seekerAccountHint =
  'Usas esta dirección para buscar empleo. Pide a la empresa que te invite con otra, como la de tu trabajo.'
export const otherCompanyHint =
  'Tu cuenta ya pertenece a una empresa y solo puede pertenecer a una. Deja primero esa empresa o pide que te inviten con otra dirección.'
export const alreadyMemberHint = 'Ya estás en este equipo.'
export const homeAction = 'Ir a tu página de inicio'
export const welcome = (company: Part) => `Te damos la bienvenida a ${company}. Ya estás en el equipo.`
export const endedTitle = 'Esta invitación ya no sirve'
export const endedHint =
  'Venció, se canceló o ya se usó. Si todavía no te has unido, pide una nueva a la empresa. Si ya te uniste, inicia sesión.'
export const endedSignedInHint =
  'Venció, se canceló o ya se usó. Si todavía no te has unido, pide una nueva a la empresa.'
export const linkMissingTitle = 'Abre el enlace de tu invitación'
export const linkMissingHint =
  'Esta página necesita el enlace completo de tu correo. Si no encuentras el correo, pide a la empresa que lo envíe de nuevo.'
