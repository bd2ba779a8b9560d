import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const allMessages = 'Todos los mensajes'
export const blockDone = (name: Part) => `Has bloqueado a ${name}.`
export const blockTitle = (name: Part) => `¿Bloquear a ${name}?`
export const block = 'Bloquear'
export const blockEffects = (name: Part) =>
  `Ninguna de las dos partes podrá escribir aquí hasta que desbloquees, y no le diremos a ${name} quién cerró el chat. Los mensajes anteriores se quedan. Si hay una candidatura entre ambas partes, sigue como antes.`
export const blockedListLoading = 'Cargando las personas bloqueadas'
export const blockedListFailed = 'No se pudieron cargar las personas bloqueadas.'
export const blockedListEmptyTitle = 'No has bloqueado a nadie'
export const blockedListEmptyHint =
  'Para bloquear a alguien, abre un chat y elige Bloquear en el menú. Después, ninguna de las dos partes podrá escribir a la otra.'
export const undo = 'Deshacer'
export const unblockDone = (name: Part) => `Has desbloqueado a ${name}.`
export const unblock = 'Desbloquear'
export const contextLoading = 'Cargando las candidaturas'
export const viewProfile = 'Ver perfil'
export const contextFailed = 'No se pudieron cargar las candidaturas.'
export const contextEmpty = 'No hay ninguna candidatura entre ambas partes.'
export const writeTo = (name: Part) => `Escribir a ${name}`
export const messageTo = (name: Part) => `Mensaje para ${name}`
export const composerPlaceholder = 'Escribe un mensaje'
export const send = 'Enviar'
export const composerOverLimit = (room: Part) => `${room} caracteres por encima del límite`
export const left = (room: Part) => plural(room, { one: 'Queda 1 carácter', other: `Quedan ${room} caracteres` })
export const composerOffline = 'Sin conexión. Tu borrador está guardado.'
export const attachFiles = 'Adjuntar archivos'
export const composerFileInputLabel = 'Archivos para adjuntar'
export const conversationFailed = 'No se pudo cargar este chat.'
export const conversationMissingTitle = 'No encontramos este chat'
export const conversationMissingHint = 'Revisa el enlace. Puede que el chat sea de otra cuenta.'
export const chatWith = (name: Part) => `Chat con ${name}`
export const conversationDeclinedHint = (name: Part) =>
  `Rechazaste la solicitud. Si escribes, ${name} podrá escribirte otra vez.`
export const requestRules = (name: Part) =>
  `Aún no te has postulado aquí, así que esto es una solicitud: puedes enviar un mensaje a ${name}, y la empresa puede aceptarlo, rechazarlo o bloquearte. Puedes enviar hasta 5 solicitudes al día.`
export const firstMessageHint = (name: Part) =>
  `Por ahora puedes enviar un mensaje a ${name}. Podrás enviar más cuando lo acepte o responda.`
export const messagesFailed = 'No se pudieron cargar los mensajes.'
export const unblockLabel = (name: Part) => `Desbloquear a ${name}`
export const blockLabel = (name: Part) => `Bloquear a ${name}`
export const detailsButton = 'Sobre esta conversación'
export const more = 'Más'
export const report = (name: Part) => `Denunciar a ${name}`
export const online = 'En línea'
export const messagesLoading = 'Cargando los mensajes'
export const sending = 'Enviando'
export const deliveryWaiting = 'Esperando la conexión'
export const notSent = 'Sin enviar'
export const sent = 'Enviado'
export const delivered = 'Entregado'
export const read = 'Leído'
export const dropAreaHint = 'Suelta los archivos para enviarlos'
export const messages = 'Mensajes'
export const inboxFailed = 'No se pudieron cargar tus mensajes.'
export const inboxShowMore = 'Ver chats más antiguos'
export const chats = 'Chats'
export const all = 'Todos'
export const unread = 'Sin leer'
export const requests = 'Solicitudes'
export const inboxFilterLabel = 'Filtrar chats'
export const unreadAfterCount = 'sin leer'
export const blocked = 'Bloqueado'
export const request = 'Solicitud'
export const declined = 'Rechazada'
export const typing = 'Escribiendo…'
export const draft = 'Borrador:'
export const inboxRowEmpty = 'Todavía no hay mensajes'
export const ownMessageLead = 'Tú:'
export const inboxLoading = 'Cargando tus mensajes'
export const minutesShort = (floor: Part) => `${floor} min`
export const logStartAnswerRule = 'Un mensaje de 20 caracteres o más cuenta como tu respuesta a una candidatura.'
export const logStartSafetyAdvice =
  'Nunca pagues por un empleo. No compartas números de cuenta ni de identidad antes de tener un contrato.'
export const message = 'Enviar mensaje'
export const notNow = 'Ahora no'
export const messageButtonOpenChat = 'Abrir el chat'
export const pictureOpenLabel = (name: Part) => `Abrir la imagen ${name}`
export const pictureBroken = 'No se pudo cargar la imagen'
export const tryAgain = 'Intentar de nuevo'
export const olderMessagesLoading = 'Cargando mensajes anteriores'
export const messagesWith = (name: Part) => `Mensajes con ${name}`
export const scrollToLatest = 'Ir a los últimos'
export const olderMessagesFailed = (message: Part) => `No se pudieron cargar los mensajes anteriores: ${message}`
export const you = 'Tú'
export const colleague = 'Alguien de tu equipo'
export const memberOfCompany = (firstName: Part, company: Part) => `${firstName}, ${company}`
export const warningReportAction = 'Denunciar este mensaje'
export const inboxUnreadEmptyTitle = 'No hay chats sin leer'
export const inboxAllAction = 'Todos los chats'
export const inboxUnreadEmptyHint = 'Estás al día.'
export const inboxRequestsEmptyTitle = 'No hay solicitudes'
export const inboxRequestsEmptyHint =
  'Cuando alguien quiera escribirte por primera vez, aparecerá aquí hasta que decidas.'
export const inboxEmptyTitle = 'Todavía no hay chats'
export const inboxEmptyApplicantsAction = 'Ver candidaturas'
export const inboxEmptyTalentAction = 'Buscar talento'
export const inboxEmptyEmployerHint =
  'Abre una candidatura o un perfil y pulsa Enviar mensaje. Escribir a quienes se postularon a tus empleos es gratis.'
export const inboxEmptyApplicationsAction = 'Tus candidaturas'
export const companies = 'Empresas'
export const inboxEmptySeekerHint =
  'Abre una de tus candidaturas, o una empresa, y pulsa Enviar mensaje. Las empresas también pueden escribirte.'
export const notifyBlockedByBrowser =
  'Tu navegador bloquea las notificaciones de Hearback. Permítelas en la configuración del navegador.'
export const notifyTurnedOff = 'Las notificaciones están desactivadas en este dispositivo.'
export const notifyTurnOnLabel = 'Activar las notificaciones'
export const notifyIsOnLabel = 'Las notificaciones están activadas'
export const notifyTurnedOn = 'Recibirás avisos aquí mientras esta página esté en segundo plano.'
export const notifyNotAllowed = 'Las notificaciones siguen desactivadas.'
export const retry = 'Reintentar'
export const discard = 'Descartar'
export const shareOfSize = (share: Part, size: Part) => `${share}% de ${size}`
export const sendingFile = (name: Part) => `Enviando ${name}`
export const cancel = (name: Part) => `Cancelar ${name}`
export const requestDeclined = (name: Part) => `Rechazaste la solicitud. ${name} no puede escribirte.`
export const requestTitle = (name: Part) => `${name} quiere escribirte`
export const requestExplanation = (name: Part) =>
  `Si aceptas o respondes, ambas partes pueden escribir. Si rechazas, ${name} no podrá escribirte otra vez. Si bloqueas, ninguna de las dos partes podrá escribir hasta que desbloquees.`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const stagedFilesLabel = 'Archivos para enviar'
export const remove = (name: Part) => `Quitar ${name}`
export const startRefusalApplicantsFree = 'Escribir a quienes se postularon a tus empleos es gratis.'
export const startRefusalPlansLink = 'Obtener más contactos'
export const startRefusalProfileLink = 'Completa tu perfil'
export const startRefusalProfileReason = ', para que vean quién escribe.'
export const startRefusalResetsOn = (when: Part) => `Se renueva el ${when}.`
export const typingLine = (names: Part, count: number) =>
  plural(count, { one: `${names} está escribiendo`, other: `${names} están escribiendo` })
export const typingMany = 'Varias personas están escribiendo'
export const open = 'Abrir'
export const sentPicture = 'Imagen enviada'
export const sentFile = (name: Part) => `Archivo enviado: ${name}`
export const cannotWriteRequestPending = (name: Part) =>
  `Tu mensaje espera a ${name}. Podrás enviar más cuando lo acepte o responda.`
export const cannotWriteDeclined = (name: Part) => `${name} rechazó tu solicitud. No puedes escribir aquí.`
export const cannotWriteBlocked = (name: Part) =>
  `Bloqueaste a ${name}. Ninguna de las dos partes puede escribir aquí hasta que desbloquees.`
export const cannotWriteUnavailable = 'Ya no puedes escribir en este chat. Los mensajes anteriores se quedan aquí.'
export const warningMoney = 'Este mensaje pide dinero. Las empresas honestas nunca piden un pago por un empleo.'
export const warningBankDetails =
  'Este mensaje menciona datos bancarios. Compártelos solo después de firmar un contrato.'
export const warningIdentityNumber =
  'Este mensaje menciona un número de identidad. Nadie lo necesita antes de la contratación.'
export const warningOtherMessenger =
  'Este mensaje lleva a otra aplicación de mensajería. Sigan el chat aquí, donde puedes denunciarlo.'
export const warningForeignLink = 'Este mensaje enlaza a un sitio que no es de la empresa. Revísalo antes de abrirlo.'
export const warningMoneyEmployer = 'Este mensaje pide dinero. No debes dinero a nadie antes de que trabaje para ti.'
export const warningBankDetailsEmployer =
  'Este mensaje menciona datos bancarios. Solo los necesitas después de contratar.'
export const warningIdentityNumberEmployer =
  'Este mensaje menciona un número de identificación. Solo lo necesitas después de contratar.'
export const warningForeignLinkEmployer = 'Este mensaje enlaza a un sitio que no conocemos. Revísalo antes de abrirlo.'
export const presenceToday = 'Con actividad hoy'
export const presenceThisWeek = 'Con actividad esta semana'
export const presenceLongerAgo = 'Sin actividad reciente'
export const missedMessagesFailed = (message: Part) => `No se pudieron cargar los mensajes perdidos: ${message}`
export const acceptedFileKinds = 'archivos PDF, Word, OpenDocument y de texto, e imágenes PNG, JPEG y WebP'
export const fileTooLarge = (name: Part, amount: Part) => `${name} es demasiado grande. El máximo es ${amount} MB.`
export const fileEmpty = (name: Part) => `${name} está vacío o es una carpeta.`
export const fileKindRefused = (name: Part, kinds: Part) => `No puedes enviar ${name} aquí. Puedes enviar ${kinds}.`
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const sendFailed = 'No se pudo enviar.'
export const chatOpenFailed = (message: Part) => `No se pudo abrir el chat en vivo: ${message}`
export const fileLimitFirstMessage = 'Puedes enviar un archivo con tu primer mensaje.'
export const fileLimit = (most: Part) => `Puedes enviar hasta ${most} archivos a la vez.`
export const newMessages = (count: Part) => plural(count, { one: '1 mensaje nuevo', other: `${count} mensajes nuevos` })
export const startRefusalUsedToday = (used: Part, limit: Part) => `Hoy has usado ${used} de ${limit}.`
export const startRefusalUsedThisMonth = (used: Part, limit: Part) => `Este mes has usado ${used} de ${limit}.`
export const requestAccepted = (name: Part) => `Tú y ${name} ya pueden escribirse.`
export const now = 'ahora'
export const hoursShort = (hours: Part) => `${hours} h`
export const requestDeclineTitle = (name: Part) => `¿Rechazar la solicitud de ${name}?`
export const requestDeclineEffects = (name: Part) => `${name} no podrá volver a escribirte. No le diremos por qué.`
export const messageDiscarded = 'Mensaje descartado.'
export const blockedListUnblockLabel = (name: Part) => `a ${name}`
export const messageButtonLabel = (name: Part) => `a ${name}`
export const paneEmptyTitle = 'Selecciona una conversación'
export const paneEmptyHint = 'Tus mensajes y sus respuestas aparecen aquí.'
export const paneUnreadTitle = (count: Part) =>
  plural(count, { one: '1 conversación sin leer', other: `${count} conversaciones sin leer` })
export const paneUnreadHint = 'Quien te escribe ve que leíste el mensaje cuando lo abres.'
export const paneUnreadAction = (name: Part) => `Abrir la última, de ${name}`
export const invitationApply = 'Ver y postularme'
export const invitationApplied = 'Te postulaste'
export const invitationTheyApplied = 'Se postuló'
export const invitationClosed = 'Cerrado'
