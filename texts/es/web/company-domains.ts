import type { Part } from '../../part.ts'

export const pageTitle = 'Verificación | Hearback'
export const heading = 'Verificación'
export const lead =
  'Demuestra que un dominio pertenece a tu empresa. Así quienes buscan empleo ven que eres quien dices ser.'
export const loading = 'Cargando tus dominios'
export const loadFailed = 'No pudimos cargar tus dominios.'
export const verifiedNotice = 'Tu empresa está verificada.'
export const approvedNotice =
  'Tu empresa aún no está verificada. Aparece en todas partes porque la aprobó un moderador o quien gestiona este sitio.'
export const unverifiedNotice = 'Tu empresa aún no está verificada. Quienes buscan empleo lo ven en tus ofertas.'
export const unlistedNotice =
  'Tu empresa aún no está verificada. Mientras tanto, sus empleos se encuentran en Hearback, pero no en alertas, feeds ni buscadores.'
export const ownersOnly = 'Solo los propietarios pueden añadir y verificar dominios.'
export const profileNeeded = 'Configura primero tu empresa.'
export const profileAction = 'Configurar tu empresa'
export const addFirstTitle = 'Añade tu dominio'
export const addTitle = 'Añadir otro dominio'
export const domainLabel = 'El dominio de tu empresa'
export const domainHint = 'La parte de tu web o de tu correo que es tuya, como example.com.'
export const addAction = 'Continuar'
export const addFailed = 'No pudimos añadir el dominio. Inténtalo de nuevo.'
export const statusOpen = 'Sin verificar'
export const statusVerified = 'Verificado'
export const statusContested = 'En revisión'
export const statusLapsed = 'Ya no está verificado'
export const contestedNotice = 'Otra empresa ya verificó este dominio. Un moderador está comprobando de quién es.'
export const removeAction = 'Quitar'
export const keepAction = 'Conservarlo'
export const removeTitle = (domain: Part) => `¿Quitar ${domain}?`
export const removeEffects =
  'Sus pruebas dejan de contar y otra empresa puede verificar el dominio. Puedes volver a añadirlo más tarde, con un registro DNS nuevo.'
export const removed = (domain: Part) => `Se quitó ${domain}.`
export const provedByDns = (date: Part) => `Verificado por DNS, ${date}`
export const provedByEmail = (date: Part) => `Verificado por correo, ${date}`
export const checkedOn = (date: Part, next: Part) => `Última comprobación: ${date}. Próxima: ${next}.`
export const lastCheckedOn = (date: Part) => `Última comprobación: ${date}.`
export const serverSilent =
  'Los servidores de nombres del dominio no respondieron a la última comprobación. Lo intentaremos cada día.'
export const recordGone = (date: Part) =>
  `Ya no encontramos el registro DNS. Añádelo de nuevo antes del ${date} o esta prueba dejará de contar.`
export const confirmAgain = (date: Part) =>
  `Han pasado 90 días. Pide un código nuevo e introdúcelo antes del ${date} o esta prueba dejará de contar.`
export const lapsedOn = (date: Part) => `Ya no cuenta desde el ${date}, porque no pudimos confirmarla durante 14 días.`
export const dnsTitle = 'Con un registro DNS'
export const dnsHint =
  'Añade este registro donde gestionas tu dominio. Puede tardar hasta una hora en verse. Consérvalo: lo comprobamos cada 90 días.'
export const recordType = 'Tipo'
export const recordName = 'Nombre'
export const recordNameHint = (domain: Part) => `Si tu proveedor añade ${domain} por sí solo, escribe solo _hearback.`
export const recordValue = 'Valor'
export const copyAction = 'Copiar'
export const nameCopied = 'Nombre copiado.'
export const valueCopied = 'Valor copiado.'
export const checkAction = 'Comprobar ahora'
export const checkAgainAction = 'Comprobar de nuevo'
export const checkedAt = (time: Part) => `Comprobado: ${time}.`
export const recordFound = 'Encontramos el registro.'
export const failureMissing =
  'Aún no encontramos ningún registro con este nombre. Si acabas de añadirlo, espera unos minutos y comprueba de nuevo.'
export const failureOtherValue = 'Hay un registro con este nombre, pero con otro valor. Copia el valor de nuevo.'
export const failureMisplaced =
  'El registro está en otro lugar: en el propio dominio o con el dominio dos veces en el nombre. Muévelo al nombre de arriba.'
export const failureTimeout =
  'Los servidores de nombres del dominio no respondieron. Comprueba de nuevo en unos minutos.'
export const failureUnconfirmed = 'Nadie ha introducido el código todavía.'
export const foundInstead = 'Encontramos:'
export const emailTitle = 'Con un correo'
export const freeMail =
  'Cualquiera puede tener una dirección en este dominio, así que un correo no demuestra nada. Usa el registro DNS.'
export const emailLabel = 'Dirección de correo de tu dominio'
export const emailHint = (domain: Part) =>
  `Tiene que terminar en @${domain}. Enviamos allí un código y nunca mostramos la dirección.`
export const sendAction = 'Enviar código'
export const sendAgainAction = 'Enviar un código nuevo'
export const emailCodeDone = (email: Part) => `Código enviado a ${email}.`
export const codeFailed = 'No pudimos enviar el código. Inténtalo de nuevo.'
export const confirmAction = 'Verificar'
export const confirmFailed = 'No pudimos comprobar el código. Inténtalo de nuevo.'
export const emailProved = 'Tu dominio está verificado.'
export const emailContested = 'Otra empresa tiene este dominio. Un moderador decidirá.'
export const requiredSignInLabel = 'Cómo inician sesión los miembros con este dominio'
export const requiredSignInHint =
  'Para los miembros cuyo correo es de este dominio. Los propietarios siempre pueden iniciar sesión de cualquier manera, para que tu empresa nunca pierda el acceso.'
export const requiredSignInAny = 'De cualquier manera'
export const requiredSignInOnly = (label: Part) => `Solo con ${label}`
export const requiredSignInTitle = (label: Part) => `¿Exigir ${label}?`
export const requiredSignInAction = 'Exigirlo'
export const requiredSignInEffects = (domain: Part) =>
  `Se cierra ahora la sesión de los miembros cuyo correo es de ${domain}. Las contraseñas, las llaves de acceso y los códigos ya no les darán acceso. Quien aún no lo haya conectado podrá hacerlo la primera vez, con su contraseña o un código por correo.`
export const requiredSignInOn = (label: Part) => `Los miembros con este dominio ahora inician sesión con ${label}.`
export const requiredSignInOff = 'Los miembros con este dominio pueden volver a iniciar sesión de cualquier manera.'
