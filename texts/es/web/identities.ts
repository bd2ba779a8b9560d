import type { Part } from '../../part.ts'

export const providerAction = (label: Part) => `Continuar con ${label}`
export const signInFailed = 'No se pudo iniciar sesión. Vuelve a intentarlo.'
export const continuePageTitle = 'Iniciando sesión | Hearback'
export const failedTitle = 'No has iniciado sesión'
export const backLink = 'Volver e intentarlo de nuevo'
export const canceled = (label: Part) => `Cancelaste el inicio de sesión con ${label}.`
export const refused = (label: Part) => `${label} no te dio acceso. Vuelve a intentarlo o inicia sesión de otra manera.`
export const elsewhere = 'Este inicio de sesión caducó, ya se usó o empezó en otro navegador. Empieza de nuevo aquí.'
export const registerTitle = 'Crea tu cuenta'
export const registerLead = (label: Part, email: Part) =>
  `${label} confirmó tu correo, ${email}. Solo faltan dos datos.`
export const proveTitle = (label: Part) => `Conecta ${label}`
export const proveLead = (label: Part, email: Part) =>
  `Ya existe una cuenta con ${email}. Escribe su contraseña una vez y, a partir de ahora, entrarás con ${label}.`
export const proveCodeLead = (label: Part, email: Part) =>
  `Enviamos un código a ${email}. Escríbelo una vez y, a partir de ahora, entrarás con ${label}.`
export const proveSubmit = 'Conectar e iniciar sesión'
export const proveCodeAction = 'Recibir un código por correo'
export const proveCodeAgainAction = 'Recibir otro código'
export const provePasswordAction = 'Usar mi contraseña'
export const provePasskeyAction = 'Usar una llave de acceso'
export const emailCode = 'Código del correo'
export const identitiesTitle = 'Inicios de sesión conectados'
export const identitiesLead =
  'Conecta una cuenta que tengas en otro sitio para iniciar sesión con ella. Tu correo aquí no cambia.'
export const identitiesLoading = 'Cargando tus inicios de sesión conectados'
export const identitiesFailed = 'No pudimos cargar tus inicios de sesión conectados.'
export const noPasswordLead = 'Tu cuenta aún no tiene contraseña. La necesitas para cambiar tu forma de iniciar sesión.'
export const setPasswordLink = 'Crear una contraseña'
export const connectAction = (label: Part) => `Conectar ${label}`
export const connectHint = (label: Part) => `Escribe tu contraseña y después inicia sesión en ${label} para conectarla.`
export const connected = (label: Part) => `Ya puedes iniciar sesión con ${label}.`
export const connectedOn = (day: Part) => `Conectada el ${day}.`
export const unused = 'Aún sin usar'
export const removeTitle = (label: Part) => `Eliminar ${label}`
export const removeEffects = (label: Part) =>
  `Ya no podrás iniciar sesión con esta cuenta de ${label}. Se cerrará la sesión en todos tus demás dispositivos.`
export const removed = (label: Part) => `Se eliminó ${label}. Se cerró la sesión en todos tus demás dispositivos.`
