import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const allMessages = 'Todos los mensajes'
export const blockDone = (name: Part) => `Has bloqueado a ${name}.`
export const blockTitle = (name: Part) => `¿Bloquear a ${name}?`
export const block = 'Bloquear'
export const blockEffects = (name: Part) =>
  `Nadie podrá escribir aquí hasta que desbloquees, y a ${name} no se le dice quién cortó el chat. Lo escrito se queda. Una candidatura entre ambas partes sigue como antes.`
export const blockedListLoading = 'Cargando a quién bloqueaste'
export const blockedListFailed = 'No se pudo cargar a quién bloqueaste.'
export const blockedListEmptyTitle = 'No has bloqueado a nadie'
export const blockedListEmptyHint =
  'En el menú de un chat está Bloquear. Después, ninguna de las dos partes puede escribir a la otra.'
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
export const composerOverLimit = (room: Part) => `Caracteres de más: ${room}`
export const left = (room: Part) => plural(room, { one: 'Queda 1', other: `Quedan ${room}` })
export const composerOffline = 'Sin conexión. Tu borrador se conserva.'
export const attachFiles = 'Adjuntar archivos'
export const composerFileInputLabel = 'Archivos para adjuntar'
export const conversationFailed = 'No se pudo cargar este chat.'
export const conversationMissingTitle = 'No tienes ningún chat así'
export const conversationMissingHint = 'Puede que la dirección esté mal escrita o que pertenezca a otra cuenta.'
export const chatWith = (name: Part) => `Chat con ${name}`
export const conversationDeclinedHint = (name: Part) =>
  `Rechazaste la solicitud. Si escribes, ${name} podrá escribirte otra vez.`
export const firstMessageHint = (name: Part) =>
  `Ahora puedes enviar un mensaje a ${name}. Podrás escribir más cuando lo acepte o responda.`
export const messagesFailed = 'No se pudieron cargar los mensajes.'
export const unblockLabel = (name: Part) => `Desbloquear a ${name}`
export const blockLabel = (name: Part) => `Bloquear a ${name}`
export const detailsButton = 'Candidaturas y datos'
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
export const inboxFilterLabel = 'Qué chats'
export const unreadAfterCount = 'sin leer'
export const blocked = 'Bloqueado'
export const request = 'Solicitud'
export const declined = 'Rechazada'
export const typing = 'Escribiendo…'
export const draft = 'Borrador:'
export const inboxRowEmpty = 'Todavía no hay nada escrito'
export const ownMessageLead = 'Tú:'
export const inboxLoading = 'Cargando tus mensajes'
export const minutesShort = (floor: Part) => `${floor} min`
export const logStartAnswerRule = 'Un mensaje de 20 caracteres o más cuenta como tu respuesta a una candidatura.'
export const logStartSafetyAdvice =
  'No pagues nunca por un empleo, y no des números de cuenta ni de identidad hasta que tengas un contrato.'
export const message = 'Enviar mensaje'
export const notNow = 'Ahora no'
export const messageButtonOpenChat = 'Abrir el chat'
export const download = 'Descargar'
export const pictureOpenLabel = (name: Part) => `Abrir la imagen ${name}`
export const pictureBroken = 'La imagen no se carga'
export const tryAgain = 'Intentar de nuevo'
export const olderMessagesLoading = 'Cargando mensajes anteriores'
export const messagesWith = (name: Part) => `Mensajes con ${name}`
export const scrollToLatest = 'Ir a los últimos'
export const olderMessagesFailed = (message: Part) => `No se pudieron obtener los mensajes anteriores: ${message}`
export const you = 'Tú'
export const warningReportAction = 'Denunciar este mensaje'
export const inboxUnreadEmptyTitle = 'Nada sin leer'
export const inboxAllAction = 'Todos los chats'
export const inboxUnreadEmptyHint = 'Lo has leído todo.'
export const inboxRequestsEmptyTitle = 'Sin solicitudes'
export const inboxRequestsEmptyHint =
  'Cuando alguien quiera escribirte por primera vez, aparecerá aquí hasta que decidas.'
export const inboxEmptyTitle = 'Todavía no hay chats'
export const inboxEmptyApplicantsAction = 'Ver candidaturas'
export const inboxEmptyTalentAction = 'Buscar talento'
export const inboxEmptyEmployerHint =
  'Abre una candidatura o un perfil y pulsa Enviar mensaje. Escribir a quien se postuló a tus empleos es gratis.'
export const inboxEmptyApplicationsAction = 'Tus candidaturas'
export const companies = 'Empresas'
export const inboxEmptySeekerHint =
  'Abre una de tus candidaturas, o una empresa, y pulsa Enviar mensaje. Las empresas también pueden escribirte.'
export const notifyBlockedByBrowser =
  'Este navegador bloquea las notificaciones de Hearback. Permítelas en sus ajustes.'
export const notifyTurnedOff = 'Las notificaciones están desactivadas en este dispositivo.'
export const notifyTurnOnLabel = 'Avisarme en este dispositivo'
export const notifyIsOnLabel = 'Las notificaciones están activadas'
export const notifyTurnedOn = 'Recibirás avisos aquí mientras esta página esté en segundo plano.'
export const notifyNotAllowed = 'Las notificaciones siguen desactivadas.'
export const retry = 'Reintentar'
export const discard = 'Descartar'
export const shareOfSize = (share: Part, size: Part) => `${share} % de ${size}`
export const sendingFile = (name: Part) => `Enviando ${name}`
export const cancel = (name: Part) => `Cancelar ${name}`
export const pictureDialogFailed = 'No se pudo cargar la imagen.'
export const requestDeclined = (name: Part) => `Solicitud rechazada. ${name} no puede escribirte.`
export const requestTitle = (name: Part) => `${name} quiere escribirte`
export const requestExplanation = (name: Part) =>
  `Si aceptas, o simplemente respondes, ambas partes pueden escribir. Si rechazas, ${name} no puede volver a escribir. Si bloqueas, nadie puede hasta que desbloquees.`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const stagedFilesLabel = 'Archivos para enviar'
export const remove = (name: Part) => `Quitar ${name}`
export const startRefusalApplicantsFree = 'Escribir a quien se postuló a tus empleos es gratis.'
export const startRefusalPlansLink = 'Planes con más contactos'
export const startRefusalProfileLink = 'Completa tu perfil'
export const startRefusalProfileReason = ', para que se vea quién escribe.'
export const startRefusalResetsOn = (when: Part) => `Vuelven a empezar el ${when}.`
export const typingLine = (name: Part) => `${name} está escribiendo`
export const open = 'Abrir'
export const sentPicture = 'Imagen enviada'
export const sentFile = (name: Part) => `Archivo enviado: ${name}`
export const cannotWriteRequestPending = (name: Part) =>
  `Tu mensaje espera a ${name}. Podrás escribir más cuando lo acepte o responda.`
export const cannotWriteDeclined = (name: Part) => `${name} rechazó la solicitud. No puedes escribir aquí.`
export const cannotWriteBlocked = (name: Part) =>
  `Bloqueaste a ${name}. Nadie puede escribir aquí hasta que desbloquees.`
export const cannotWriteUnavailable = 'Ya no puedes escribir en este chat. Lo escrito se queda aquí para ti.'
export const warningMoney = 'Este mensaje pide dinero. Una empresa honesta nunca te pide pagar por un empleo.'
export const warningBankDetails =
  'Este mensaje trata de datos bancarios. Da los tuyos solo después de firmar un contrato.'
export const warningIdentityNumber =
  'Este mensaje trata de un número de identidad. Nadie lo necesita antes de que te contraten.'
export const warningOtherMessenger =
  'Este mensaje lleva a otra aplicación de mensajería. Quédate aquí hasta la primera reunión: aquí puedes denunciar.'
export const warningForeignLink =
  'Un enlace lleva a una dirección que no es de la propia empresa. Mira dos veces antes de abrirlo.'
export const presenceToday = 'Con actividad hoy'
export const presenceThisWeek = 'Con actividad esta semana'
export const presenceLongerAgo = 'Con actividad hace más tiempo'
export const missedMessagesFailed = (message: Part) => `No se pudieron obtener los mensajes perdidos: ${message}`
export const acceptedFileKinds = 'archivos PDF, Word, OpenDocument y de texto, e imágenes PNG, JPEG y WebP'
export const fileTooLarge = (name: Part, amount: Part) =>
  `${name} ocupa más de ${amount} MB, el máximo para un archivo.`
export const fileEmpty = (name: Part) => `${name} está vacío o es una carpeta.`
export const fileKindRefused = (name: Part, kinds: Part) =>
  `${name} no se puede enviar aquí. Se pueden enviar ${kinds}.`
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const fileDownloadFailed = 'No se pudo obtener el archivo. Comprueba la conexión e inténtalo de nuevo.'
export const sendFailed = 'No se pudo enviar.'
export const chatOpenFailed = (message: Part) => `No se pudo abrir el chat en vivo: ${message}`
export const fileLimitFirstMessage = 'Tu primer mensaje admite un archivo.'
export const fileLimit = (most: Part) => `Como mucho ${most} archivos a la vez.`
export const newMessages = (count: Part) => plural(count, { one: '1 mensaje nuevo', other: `${count} mensajes nuevos` })
export const startRefusalUsedToday = (used: Part, limit: Part) => `Hoy has usado ${used} de ${limit}.`
export const startRefusalUsedThisMonth = (used: Part, limit: Part) => `Este mes has usado ${used} de ${limit}.`
export const requestAccepted = (name: Part) => `Tú y ${name} ya pueden escribirse.`
export const now = 'ahora'
export const hoursShort = (hours: Part) => `${hours} h`
export const decline2 = (name: Part) => `¿Rechazar a ${name}?`
export const requestDeclineEffects = (name: Part) => `${name} no podrá volver a escribirte. No se le dice por qué.`
export const messageDiscarded = 'El mensaje se descartó.'
export const blockedListUnblockLabel = (name: Part) => `a ${name}`
export const messageButtonLabel = (name: Part) => `a ${name}`
