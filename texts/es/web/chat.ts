import type { Part } from '../../part.ts'

export const allMessages = 'Todos los mensajes'
export const isBlocked = (name: Part) => `Has bloqueado a ${name}.`
export const blockQuestion = (name: Part) => `¿Bloquear a ${name}?`
export const block = 'Bloquear'
export const neitherOfYouCanWrite = (name: Part) =>
  `Nadie podrá escribir aquí hasta que desbloquees, y a ${name} no se le dice quién cortó el chat. Lo escrito se queda. Una candidatura entre ambas partes sigue como antes.`
export const loadingWhomYouBlocked = 'Cargando a quién bloqueaste'
export const whomYouBlockedCouldNot = 'No se pudo cargar a quién bloqueaste.'
export const youHaveBlockedNobody = 'No has bloqueado a nadie'
export const inAChatTheMenu =
  'En el menú de un chat está Bloquear. Después, ninguna de las dos partes puede escribir a la otra.'
export const undo = 'Deshacer'
export const isUnblocked = (name: Part) => `Has desbloqueado a ${name}.`
export const unblock = 'Desbloquear'
export const loadingTheApplications = 'Cargando las candidaturas'
export const viewProfile = 'Ver perfil'
export const theApplicationsCouldNotBe = 'No se pudieron cargar las candidaturas.'
export const thereIsNoApplicationBetween = 'No hay ninguna candidatura entre ambas partes.'
export const writeTo = (name: Part) => `Escribir a ${name}`
export const messageTo = (name: Part) => `Mensaje para ${name}`
export const writeAMessage = 'Escribe un mensaje'
export const send = 'Enviar'
export const charactersTooMany = (room: Part) => `Caracteres de más: ${room}`
export const left = (room: Part) => (room === '1' ? 'Queda 1' : `Quedan ${room}`)
export const notConnectedYourDraftIs = 'Sin conexión. Tu borrador se conserva.'
export const attachFiles = 'Adjuntar archivos'
export const filesToAttach = 'Archivos para adjuntar'
export const thisChatCouldNotBe = 'No se pudo cargar este chat.'
export const thereIsNoSuchChat = 'No tienes ningún chat así'
export const theAddressMayBeMistyped = 'Puede que la dirección esté mal escrita o que pertenezca a otra cuenta.'
export const chatWith = (name: Part) => `Chat con ${name}`
export const youDeclinedIfYouWrite = (name: Part) =>
  `Rechazaste la solicitud. Si escribes, ${name} podrá escribirte otra vez.`
export const youCanSendOneMessage = (name: Part) =>
  `Ahora puedes enviar un mensaje a ${name}. Podrás escribir más cuando lo acepte o responda.`
export const theMessagesCouldNotBe = 'No se pudieron cargar los mensajes.'
export const unblockSomebody = (name: Part) => `Desbloquear a ${name}`
export const blockSomebody = (name: Part) => `Bloquear a ${name}`
export const applicationsAndFacts = 'Candidaturas y datos'
export const more = 'Más'
export const report = (name: Part) => `Denunciar a ${name}`
export const online = 'En línea'
export const loadingTheMessages = 'Cargando los mensajes'
export const sending = 'Enviando'
export const waitingForTheConnection = 'Esperando la conexión'
export const notSent = 'Sin enviar'
export const sent = 'Enviado'
export const delivered = 'Entregado'
export const read = 'Leído'
export const dropFilesToSendThem = 'Suelta los archivos para enviarlos'
export const messages = 'Mensajes'
export const yourMessagesCouldNotBe = 'No se pudieron cargar tus mensajes.'
export const showOlderChats = 'Ver chats más antiguos'
export const chats = 'Chats'
export const all = 'Todos'
export const unread = 'Sin leer'
export const requests = 'Solicitudes'
export const whichChats = 'Qué chats'
export const unreadAfterCount = 'sin leer'
export const blocked = 'Bloqueado'
export const request = 'Solicitud'
export const declined = 'Rechazada'
export const typing = 'Escribiendo…'
export const draft = 'Borrador:'
export const nothingWrittenYet = 'Todavía no hay nada escrito'
export const youBefore = 'Tú:'
export const loadingYourMessages = 'Cargando tus mensajes'
export const minutesShort = (floor: Part) => `${floor} min`
export const aMessageOf20Characters = 'Un mensaje de 20 caracteres o más cuenta como tu respuesta a una candidatura.'
export const neverPayForAJob =
  'No pagues nunca por un empleo, y no des números de cuenta ni de identidad hasta que tengas un contrato.'
export const message = 'Enviar mensaje'
export const notNow = 'Ahora no'
export const openTheChat = 'Abrir el chat'
export const download = 'Descargar'
export const openThePicture = (name: Part) => `Abrir la imagen ${name}`
export const thePictureDoesNotLoad = 'La imagen no se carga'
export const tryAgain = 'Intentar de nuevo'
export const loadingOlderMessages = 'Cargando mensajes anteriores'
export const messagesWith = (name: Part) => `Mensajes con ${name}`
export const toTheLatest = 'Ir a los últimos'
export const olderMessagesCouldNotBe = (message: Part) => `No se pudieron obtener los mensajes anteriores: ${message}`
export const you = 'Tú'
export const reportThisMessage = 'Denunciar este mensaje'
export const nothingUnread = 'Nada sin leer'
export const allChats = 'Todos los chats'
export const youHaveReadEverything = 'Lo has leído todo.'
export const noRequests = 'Sin solicitudes'
export const whenSomebodyNewWouldLike =
  'Cuando alguien quiera escribirte por primera vez, aparecerá aquí hasta que decidas.'
export const noChatsYet = 'Todavía no hay chats'
export const seeApplicants = 'Ver candidaturas'
export const lookForTalent = 'Buscar talento'
export const openAnApplicantOrA =
  'Abre una candidatura o un perfil y pulsa Enviar mensaje. Escribir a quien se postuló a tus empleos es gratis.'
export const yourApplications = 'Tus candidaturas'
export const companies = 'Empresas'
export const openOneOfYourApplications =
  'Abre una de tus candidaturas, o una empresa, y pulsa Enviar mensaje. Las empresas también pueden escribirte.'
export const thisBrowserBlocksNotificationsOf =
  'Este navegador bloquea las notificaciones de Hearback. Permítelas en sus ajustes.'
export const notificationsAreOffOnThis = 'Las notificaciones están desactivadas en este dispositivo.'
export const notifyMeOnThisDevice = 'Avisarme en este dispositivo'
export const notificationsAreOn = 'Las notificaciones están activadas'
export const youWillBeNotifiedHere = 'Recibirás avisos aquí mientras esta página esté en segundo plano.'
export const notificationsStayOff = 'Las notificaciones siguen desactivadas.'
export const retry = 'Reintentar'
export const discard = 'Descartar'
export const shareOfSize = (share: Part, size: Part) => `${share} % de ${size}`
export const sendingFile = (name: Part) => `Enviando ${name}`
export const cancel = (name: Part) => `Cancelar ${name}`
export const thePictureCouldNotBe = 'No se pudo cargar la imagen.'
export const declinedCannotWriteToYou = (name: Part) => `Solicitud rechazada. ${name} no puede escribirte.`
export const wouldLikeToWriteTo = (name: Part) => `${name} quiere escribirte`
export const acceptOrSimplyAnswerAnd = (name: Part) =>
  `Si aceptas, o simplemente respondes, ambas partes pueden escribir. Si rechazas, ${name} no puede volver a escribir. Si bloqueas, nadie puede hasta que desbloquees.`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const filesToSend = 'Archivos para enviar'
export const remove = (name: Part) => `Quitar ${name}`
export const writingToPeopleWhoApplied = 'Escribir a quien se postuló a tus empleos es gratis.'
export const plansWithMoreOutreach = 'Planes con más contactos'
export const setUpYourProfile = 'Completa tu perfil'
export const soThatTheySeeWho = ', para que se vea quién escribe.'
export const theyStartAgainOn = (when: Part) => `Vuelven a empezar el ${when}.`
export const isTyping = (name: Part) => `${name} está escribiendo`
export const open = 'Abrir'
export const sentAPicture = 'Imagen enviada'
export const sentFile = (name: Part) => `Archivo enviado: ${name}`
export const yourMessageWaitsForYou = (name: Part) =>
  `Tu mensaje espera a ${name}. Podrás escribir más cuando lo acepte o responda.`
export const declinedTheRequestYouCannot = (name: Part) => `${name} rechazó la solicitud. No puedes escribir aquí.`
export const youBlockedNeitherOfYou = (name: Part) =>
  `Bloqueaste a ${name}. Nadie puede escribir aquí hasta que desbloquees.`
export const youCannotWriteInThis = 'Ya no puedes escribir en este chat. Lo escrito se queda aquí para ti.'
export const thisMessageAsksForMoney =
  'Este mensaje pide dinero. Una empresa honesta nunca te pide pagar por un empleo.'
export const thisMessageIsAboutBank =
  'Este mensaje trata de datos bancarios. Da los tuyos solo después de firmar un contrato.'
export const thisMessageIsAboutAn =
  'Este mensaje trata de un número de identidad. Nadie lo necesita antes de que te contraten.'
export const thisMessageLeadsToAnother =
  'Este mensaje lleva a otra aplicación de mensajería. Quédate aquí hasta la primera reunión: aquí puedes denunciar.'
export const aLinkHereLeadsTo =
  'Un enlace lleva a una dirección que no es de la propia empresa. Mira dos veces antes de abrirlo.'
export const activeToday = 'Con actividad hoy'
export const activeThisWeek = 'Con actividad esta semana'
export const activeLongerAgo = 'Con actividad hace más tiempo'
export const missedMessagesCouldNotBe = (message: Part) => `No se pudieron obtener los mensajes perdidos: ${message}`
export const pdfWordOpendocumentAndText = 'archivos PDF, Word, OpenDocument y de texto, e imágenes PNG, JPEG y WebP'
export const isLargerThanMbWhich = (name: Part, amount: Part) =>
  `${name} ocupa más de ${amount} MB, el máximo para un archivo.`
export const isEmpty = (name: Part) => `${name} no tiene contenido.`
export const cannotBeSentHereCan = (name: Part, kinds: Part) =>
  `${name} no se puede enviar aquí. Se pueden enviar ${kinds}.`
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const theFileCouldNotBe = 'No se pudo obtener el archivo. Comprueba la conexión e inténtalo de nuevo.'
export const itCouldNotBeSent = 'No se pudo enviar.'
export const theChatCouldNotBe = (message: Part) => `No se pudo abrir el chat en vivo: ${message}`
export const yourFirstMessageTakesOne = 'Tu primer mensaje admite un archivo.'
export const atMostFilesAtOnce = (most: Part) => `Como mucho ${most} archivos a la vez.`
export const newMessages = (count: Part) => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`)
export const usedToday = (used: Part, limit: Part) => `Hoy has usado ${used} de ${limit}.`
export const usedThisMonth = (used: Part, limit: Part) => `Este mes has usado ${used} de ${limit}.`
export const youCanBothWriteNow = (name: Part) => `Tú y ${name} ya pueden escribirse.`
export const now = 'ahora'
export const hoursShort = (hours: Part) => `${hours} h`
export const decline2 = (name: Part) => `¿Rechazar a ${name}?`
export const cannotWriteToYouAgain = (name: Part) => `${name} no podrá volver a escribirte. No se le dice por qué.`
export const theMessageIsDiscarded = 'El mensaje se descartó.'
export const unblockWhom = (name: Part) => `a ${name}`
export const messageWhom = (name: Part) => `a ${name}`
