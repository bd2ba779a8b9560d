import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Desarrolladores | Hearback'
export const heading = 'Desarrolladores'
export const lead =
  'Conecta tus propios programas o tu sistema de selección: publica empleos, lee las candidaturas y respóndelas a través de nuestra API.'
export const webhooksLink = 'Webhooks'
export const referenceLink = 'Referencia de la API'
export const keysTitle = 'Claves de API'
export const keysHint =
  'Una clave actúa en nombre de tu empresa. Da a cada programa la suya, solo con los permisos que necesita, y nunca la pongas en una app ni en un repositorio público.'
export const loading = 'Cargando tus claves de API'
export const loadFailed = 'No pudimos cargar tus claves de API.'
export const emptyTitle = 'Todavía no hay claves de API'
export const emptyHint = 'Crea una para cada programa que deba actuar en nombre de tu empresa.'
export const createAction = 'Crear clave'
export const limitReached = (count: Part) => `Tienes ${count} claves. Revoca una para crear otra.`
export const profileNeeded = 'Crea primero la página de tu empresa. Después podrás crear claves de API.'
export const profileAction = 'Crear la página de la empresa'

export const scopeJobsRead = 'Ver empleos'
export const scopeJobsWrite = 'Publicar y cambiar empleos'
export const scopeApplicationsRead = 'Ver candidaturas'
export const scopeApplicationsWrite = 'Responder candidaturas'

export const keyHint = (hint: Part) => `Termina en ${hint}`
export const permissionsLabel = 'Permisos'
export const createdLabel = 'Creada'
export const createdBy = (date: Part, name: Part) => `${date} por ${name}`
export const lastUsedLabel = 'Último uso'
export const neverUsed = 'Nunca'
export const expiresLabel = 'Caduca'
export const neverExpires = 'Nunca'
export const expiredTag = 'Caducada'
export const revokeAction = 'Revocar'
export const revokeLabel = (name: Part) => `Revocar ${name}`
export const revokeTitle = (name: Part) => `¿Revocar «${name}»?`
export const revokeText =
  'Los programas que usan esta clave dejarán de funcionar de inmediato. No se puede deshacer. Los empleos y las respuestas que hicieron se conservan.'
export const revoked = (name: Part) => `«${name}» se revocó.`

export const dialogTitle = 'Crear una clave de API'
export const nameLabel = 'Nombre'
export const nameHint = 'El programa que la usará, por ejemplo, «Web de empleo».'
export const permissionsField = 'Permisos'
export const permissionsMissing = 'Elige al menos uno'
export const scopeJobsReadHint = 'Listar tus empleos con sus visitas y candidaturas.'
export const scopeJobsWriteHint = 'Publicar, cambiar y cerrar empleos. Se aplican los límites de tu plan.'
export const scopeApplicationsReadHint = 'Leer candidaturas con nombres, datos de contacto, respuestas y archivos.'
export const scopeApplicationsWriteHint = 'Descartar, preseleccionar e invitar a candidatos. Se les avisa al momento.'
export const expiryLabel = 'Caduca'
export const expiryDays = (days: number) => plural(days, { one: 'En 1 día', other: `En ${days} días` })
export const expiryYear = 'En 1 año'
export const expiryNever = 'Nunca'
export const expiryNeverHint = 'Una clave que no caduca funciona hasta que la revocas.'
export const createFailed = 'No pudimos crear la clave.'

export const createdTitle = 'Copia tu clave ahora'
export const createdText =
  'Solo la mostramos esta vez. Guárdala como una contraseña. Si la pierdes, revócala y crea otra.'
export const keyLabel = 'Clave de API'
export const copyAction = 'Copiar clave'
export const copied = 'Copiada'
export const copyFailed = 'No pudimos copiar la clave. Selecciónala y cópiala.'
export const doneAction = 'Listo'
export const usageText = 'Envíala con cada solicitud, en este encabezado:'
