import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const employer = 'Empresa'
export const jobSeeker = 'Persona que busca empleo'
export const moderator = 'Equipo de moderación'
export const emailLabel = 'Correo electrónico'
export const phone = 'Teléfono'
export const phoneExtensionWarning = (extension: Part) => `Guardamos el número sin la extensión (${extension}).`
export const accountTypeLabel = 'Tipo de cuenta'
export const hereSince = 'Aquí desde'
export const emailChangeTitle = 'Cambiar tu correo electrónico'
export const emailChanged = 'Tu correo electrónico ha cambiado.'
export const phoneChangeTitle = 'Cambiar tu teléfono'
export const phoneChanged = 'Tu número de teléfono ha cambiado.'
export const change = 'Cambiar'
export const emailChangeCodeLead = 'Para hacer el cambio, escribe el código que enviamos a'
export const emailChangeAction = 'Cambiar la dirección'
export const emailChangeLabel = 'Nuevo correo electrónico'
export const yourPassword = 'Tu contraseña'
export const codeSendAction = 'Enviarme un código'
export const passwordChanged = 'Tu contraseña ha cambiado. En los demás dispositivos se cerró la sesión.'
export const currentPassword = 'Contraseña actual'
export const newPassword = 'Nueva contraseña'
export const passwordChangeHint = (min: Part) =>
  `${min} caracteres o más. En los demás dispositivos se cierra la sesión.`
export const changePassword = 'Cambiar la contraseña'
export const phoneHint = 'Con prefijo de país, como +1 208 555 0100.'
export const phoneSaveAction = 'Guardar el número'
export const visibilityTitle = 'Qué ven los demás'
export const everybody = 'Todo el mundo'
export const employerVisibleFacts =
  'El perfil de tu empresa, tu nombre y tu puesto, tus anuncios abiertos y cómo respondes'
export const nobody = 'Nadie'
export const employerPrivateFacts = 'Tu correo electrónico, tu teléfono, tu género'
export const employerVisibilityHint = 'Lo que muestra tu empresa lo escribes tú:'
export const employerVisibilityLink = 'editar la empresa'
export const loginFailed = 'No se pudo iniciar sesión.'
export const password = 'Contraseña'
export const signIn = 'Iniciar sesión'
export const passwordForgottenLink = '¿Olvidaste tu contraseña?'
export const outboxHint = 'Esta es una instalación de prueba: sus correos están en'
export const devOutbox = '/dev/outbox'
export const codeResent = 'Un código nuevo va en camino; el anterior ya no vale.'
export const codeResendCountdown = (left: Part) => `Enviar un código nuevo (en ${left} s)`
export const codeResendAction = 'Enviar un código nuevo'
export const passwordResetCodeLabel = 'Código del correo'
export const passwordMinimum = (min: Part) => `${min} caracteres o más.`
export const passwordResetAction = 'Guardar la contraseña e iniciar sesión'
export const sessionEnded = 'En ese dispositivo se cerró la sesión.'
export const sessionsEnded = 'En los demás dispositivos se cerró la sesión.'
export const sessionsEndOthersAction = 'Cerrar sesión en los demás dispositivos'
export const sessionEndTitle = 'Cerrar sesión en este dispositivo'
export const signOut = 'Cerrar sesión'
export const sessionsEndEffects = (length: Part) =>
  `En ${length} dispositivos habrá que volver a iniciar sesión. En este sigue abierta.`
export const sessionEndEffects = (deviceName: Part) =>
  `Habrá que volver a iniciar sesión en el dispositivo ${deviceName}. En este sigue abierta.`
export const thisDevice = 'Este dispositivo'
export const lastUsed = 'Último uso:'
export const sessionOrigin = (address: Part) => `desde ${address}; sesión iniciada`
export const signupSeekerLabel = 'Busco empleo'
export const signupSeekerHint = 'Postúlate y recibe respuesta.'
export const signupEmployerLabel = 'Ofrezco empleo'
export const signupEmployerHint = 'Publica anuncios y responde a las candidaturas.'
export const signupSeekerPhoneHint = 'Con prefijo de país. Las empresas lo ven cuando aceptas una oferta.'
export const signupEmployerPhoneHint = 'Con prefijo de país. Nadie más lo ve.'
export const signupFailed = 'Se produjo un error al crear la cuenta.'
export const signupTypeLabel = 'Qué te trae por aquí'
export const signupPasswordHint = (min: Part) =>
  `${min} caracteres o más. Unas cuantas palabras corrientes seguidas van bien.`
export const createAccount = 'Crear la cuenta'
export const signupTermsLead = 'Al crear una cuenta aceptas los'
export const terms = 'términos'
export const signupPrivacyLead = '. Cómo tratamos tus datos está en la'
export const privacyPolicy = 'política de privacidad'
export const none = 'Ninguno'
export const emailInSentence = 'el correo electrónico'
export const phoneInSentence = 'el teléfono'
export const browserOnSystem = (browser: Part, system: Part) => `${browser} en ${system}`
export const deviceUnknown = 'Otro programa'
export const languageHint = 'Para las páginas y para los correos que recibes'
export const sessionEndLabel = (device: Part) => `en ${device}`
export const secondStepCodeTitle = 'Escribe el código de tu aplicación'
export const secondStepCodeHint =
  'Abre tu aplicación de autenticación y escribe las seis cifras que muestra para Hearback.'
export const secondStepRecoveryTitle = 'Escribe un código de recuperación'
export const secondStepRecoveryHint =
  'Uno de los códigos que guardaste al activar el inicio de sesión en dos pasos. Cada uno sirve una vez.'
export const recoveryCode = 'Código de recuperación'
export const secondStepUseRecoveryAction = 'Usar un código de recuperación'
export const secondStepUseAppAction = 'Usar el código de tu aplicación'
export const secondStepBackAction = 'Volver al correo y la contraseña'
export const twoStepOffStatus = 'El inicio de sesión en dos pasos está desactivado.'
export const twoStepFailed = 'No se pudo cargar si el inicio de sesión en dos pasos está activado.'
export const twoStepLoading = 'Cargando el inicio de sesión en dos pasos'
export const twoStepLead =
  'Para iniciar sesión hacen falta tu contraseña y un código de una aplicación de tu teléfono. Quien descubra tu contraseña, o lea tus correos, sigue sin poder entrar.'
export const twoStepModeratorAdvice =
  'Moderas este sitio: quien entre en tu cuenta decide sobre los demás. Activa el inicio de sesión en dos pasos, por favor.'
export const twoStepSetUpTitle = 'Configurar el inicio de sesión en dos pasos'
export const recoveryCodesRenewTitle = 'Códigos de recuperación nuevos'
export const twoStepTurnOffTitle = 'Desactivar el inicio de sesión en dos pasos'
export const twoStepTurnOffAction = 'Desactivarlo'
export const twoStepTurnOnAction = 'Activarlo'
export const twoStepStatus = (day: Part) =>
  `Activado desde el ${day}: para iniciar sesión hace falta también un código de tu aplicación.`
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'Queda un código de recuperación. Crea otros nuevos antes de que te hagan falta.',
    other: `Quedan ${count} códigos de recuperación; cada uno permite iniciar sesión una vez sin tu aplicación.`,
  })
export const recoveryCodesRenewEffects = 'Recibes diez códigos nuevos. Los que habías guardado dejan de servir.'
export const recoveryCodesRenewAction = 'Crear códigos nuevos'
export const twoStepTurnOffEffects =
  'Después basta tu contraseña para iniciar sesión. Se cierra la sesión en todos los demás dispositivos.'
export const secondStepFieldLabel = 'Código de tu aplicación, o un código de recuperación'
export const secondStepFieldHint = 'Escribe el código que muestra tu aplicación o un código de recuperación.'
export const twoStepSetUpLead =
  'Necesitas una aplicación de autenticación, como la de tu gestor de contraseñas o la de tu teléfono. Al activarlo se cierra la sesión en todos los demás dispositivos.'
export const continueAction = 'Seguir'
export const twoStepScanLead = 'Escanea esto con tu aplicación de autenticación.'
export const twoStepAppLink = '¿Está la aplicación en este dispositivo? Ábrela aquí.'
export const twoStepQrLabel = 'Código QR para tu aplicación de autenticación; la clave de abajo dice lo mismo'
export const twoStepKeyLead = 'O escribe esta clave en la aplicación:'
export const twoStepKeyCopyLabel = 'Copiar la clave'
export const twoStepKeyCopied = 'La clave está copiada.'
export const twoStepAppCodeLabel = 'Código que muestra la aplicación'
export const recoveryCodesLabel = 'Tus códigos de recuperación'
export const recoveryCodesLead =
  'El inicio de sesión en dos pasos está activado. Guarda estos códigos donde los encuentres sin tu teléfono: cada uno te permite entrar una vez si pierdes la aplicación. Solo se muestran ahora.'
export const copy = 'Copiar'
export const recoveryCodesCopied = 'Los códigos están copiados.'
export const download = 'Descargar'
export const recoveryCodesFile = 'hearback-codigos-de-recuperacion.txt'
export const recoveryCodesKeptAction = 'Ya los guardé'
export const passkeySignInAction = 'Entrar con una llave de acceso'
export const passkeysLead =
  'Una llave de acceso (passkey) te permite entrar con tu huella, tu cara o el PIN de tu dispositivo: sin contraseña, sin código y sin nada que un sitio falso te pueda pedir.'
export const passkeysUnsupported = 'Este navegador, o esta dirección del sitio, no admite llaves de acceso (passkeys).'
export const passkeysFailed = 'No se pudieron cargar tus llaves de acceso.'
export const passkeysLoading = 'Cargando tus llaves de acceso'
export const passkeyAddAction = 'Añadir una llave de acceso'
export const passkeyAddHint = 'Después de tu contraseña, el navegador te pregunta dónde guardar la llave de acceso.'
export const passkeyAddTwoStepHint =
  'Una llave de acceso equivale a los dos pasos y no pide ningún código después. Luego el navegador te pregunta dónde guardarla.'
export const passkeyNotCreated = 'No se creó ninguna llave de acceso. Puedes intentarlo de nuevo.'
export const passkeyNotUsed =
  'No se usó ninguna llave de acceso. Inténtalo de nuevo, o escribe tu correo y tu contraseña.'
export const passkeyAlreadyOnDevice = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.'
export const passkeyDeviceUnsupported =
  'Este dispositivo no puede guardar una llave de acceso que compruebe que eres tú. Configura su bloqueo de pantalla, o usa otro dispositivo.'
export const passkeyAdded = 'La llave de acceso se añadió.'
export const passkeyRenamed = 'La llave de acceso tiene su nuevo nombre.'
export const passkeyRemoved = 'La llave de acceso se eliminó. Se cerró la sesión en todos los demás dispositivos.'
export const passkeyAddedOn = (day: Part) => `Añadida el ${day}.`
export const passkeyUnused = 'Sin usar todavía'
export const rename = 'Cambiar el nombre'
export const passkeyRenameTitle = 'Cambiar el nombre de la llave de acceso'
export const remove = 'Eliminar'
export const passkeyRemoveTitle = 'Eliminar la llave de acceso'
export const passkeyRemoveEffects = (name: Part) =>
  `«${name}» ya no servirá para entrar, y se cerrará la sesión en todos los demás dispositivos. Bórrala también en su dispositivo, para que no se ofrezca allí.`
export const name = 'Nombre'
export const save = 'Guardar'
export const cancel = 'Cancelar'
