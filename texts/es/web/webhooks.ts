import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Webhooks · Hearback'
export const heading = 'Webhooks'
export const lead = 'Avisamos a tu propio software, en segundos, de lo que ocurre con tus empleos y candidaturas.'
export const keysLink = 'Claves de API'
export const loading = 'Cargando tus webhooks'
export const loadFailed = 'No pudimos cargar tus webhooks.'
export const profileNeeded = 'Configura la página de tu empresa antes de agregar un webhook.'
export const profileAction = 'Configurar tu empresa'

export const listTitle = 'Tus endpoints'
export const emptyTitle = 'Aún no hay webhooks'
export const emptyHint =
  'Agrega la dirección de tu sistema de selección u otra herramienta y elige los eventos que debe recibir.'
export const signatureHint =
  'Los eventos contienen identificadores, estados y horas. El resto se lee por la API. Cada evento va firmado (Standard Webhooks) y los que fallan se reenvían durante 3 días.'
export const limitReached = (count: number) =>
  `Tienes ${count} ${plural(count, { one: 'webhook', other: 'webhooks' })}, el máximo por empresa.`

export const addAction = 'Agregar webhook'
export const addTitle = 'Agregar un webhook'
export const editAction = 'Editar'
export const editTitle = 'Editar webhook'
export const saveAction = 'Guardar'
export const saveFailed = 'No pudimos guardar este webhook.'
export const urlLabel = 'URL del endpoint'
export const urlHint = 'Empieza con https:// y es accesible desde internet.'
export const descriptionLabel = 'Descripción (opcional)'
export const typesLabel = 'Eventos'
export const addedLabel = 'Agregado'

export const applicationReceived = 'Candidatura recibida'
export const typeStatusChanged = 'Cambio de estado de una candidatura'
export const applicationWithdrawn = 'Candidatura retirada'
export const interviewScheduled = 'Entrevista programada'
export const interviewChanged = 'Entrevista modificada'
export const interviewCanceled = 'Entrevista cancelada'
export const offerSent = 'Oferta enviada'
export const offerAccepted = 'Oferta aceptada'
export const offerDeclined = 'Oferta rechazada'
export const offerWithdrawn = 'Oferta retirada'
export const offerExpired = 'Oferta vencida'
export const jobPublished = 'Empleo publicado'
export const jobPaused = 'Empleo pausado'
export const jobClosed = 'Empleo cerrado'

export const stateOn = 'Activo'
export const stateOff = 'Desactivado'
export const stateFailing = 'Con fallos'
export const failingNotice = (since: Part) =>
  `Los eventos fallan desde ${since}. A los 5 días desactivaremos este webhook.`
export const disabledByOwner = 'Este webhook está desactivado. Lo que ocurra mientras tanto no se envía.'
export const disabledFailing = 'Desactivamos este webhook porque todos los eventos fallaron durante 5 días.'
export const disabledGone = 'Desactivamos este webhook porque su endpoint indicó que ya no existe (estado 410).'
export const enableAction = 'Activar'
export const enabled = 'Webhook activado'
export const disableAction = 'Desactivar'
export const disabled = 'Webhook desactivado'
export const testAction = 'Enviar evento de prueba'
export const testSent = 'Evento de prueba enviado'
export const removeAction = 'Eliminar'
export const removeTitle = '¿Eliminar este webhook?'
export const removeText = 'Dejamos de enviarle eventos de inmediato y borramos su registro.'

export const secretAction = 'Mostrar secreto'
export const secretTitle = 'Secreto de firma'
export const secretHint =
  'Verifica cada evento con este secreto y una biblioteca de Standard Webhooks. No lo compartas: quien lo tenga puede falsificar eventos.'
export const secretLabel = 'Secreto'
export const copyAction = 'Copiar'
export const secretCopied = 'Secreto copiado'
export const rotateAction = 'Reemplazar secreto'
export const rotateTitle = '¿Reemplazar el secreto?'
export const rotateText =
  'Durante 24 horas, los eventos se firman con el secreto anterior y con el nuevo. Después solo funciona el nuevo.'
export const oldSecretNotice = (until: Part) => `El secreto anterior también funciona hasta ${until}.`

export const logAction = 'Registro de eventos'
export const logEmpty = 'Aún no hay eventos. Envía uno de prueba para verlo aquí.'
export const logHint = 'Eventos de los últimos 30 días, los más recientes primero, en tu hora local.'
export const statusDelivered = 'Entregado'
export const statusWaiting = 'En espera'
export const statusFailed = 'Fallido'
export const eventIdLabel = 'ID del evento'
export const nextAttemptLabel = 'Próximo intento'
export const bodyLabel = 'Contenido'
export const attemptLabel = (number: number) => `Intento ${number}`
export const replied = (status: Part) => `Estado ${status}`
export const duration = (milliseconds: number) => `${milliseconds.toLocaleString('es')} ms`
export const failureTimeout = 'Sin respuesta completa en 15 segundos'
export const failureRefused = 'La dirección no es pública'
export const failureNetwork = 'Falló la conexión'
export const failureInternal = 'Un problema de nuestro lado'
export const replayAction = 'Reenviar'
export const replayFailedAction = 'Reenviar todos los fallidos'
export const replayedFailed = (count: number) =>
  plural(count, { one: 'Reenviando 1 evento', other: `Reenviando ${count} eventos` })
export const moreAction = 'Mostrar más'
