import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const employer = 'Empresa'
export const jobSeeker = 'Persona que busca empleo'
export const moderator = 'Equipo de moderación'
export const emailLabel = 'Correo electrónico'
export const phone = 'Teléfono'
export const phoneExtensionWarning = (extension: Part) => `Guardamos el número sin la extensión (${extension}).`
export const accountTypeLabel = 'Tipo de cuenta'
export const hereSince = 'Miembro desde'
export const emailChangeTitle = 'Cambiar tu correo'
export const emailChanged = 'Se cambió tu correo.'
export const emailUndeliverable = (email: Part, day: Part, reason: Part) =>
  `Los correos a ${email} no llegan. Revisa que la dirección esté bien escrita. Hasta el ${day} solo te enviaremos los códigos que pidas. El servidor de correo respondió: «${reason}»`
export const emailRetryAction = 'Reintentar ahora'
export const emailsResumed = 'Volvemos a enviar correos a esta dirección.'
export const phoneChangeTitle = 'Cambiar tu número de teléfono'
export const phoneChanged = 'Se cambió tu número de teléfono.'
export const change = 'Cambiar'
export const emailChangeCodeLead = 'Para confirmar, escribe el código de 6 dígitos que enviamos a'
export const emailChangeAction = 'Cambiar correo'
export const emailChangeLabel = 'Correo nuevo'
export const yourPassword = 'Tu contraseña'
export const codeSendAction = 'Enviar código'
export const passwordChanged = 'Se cambió tu contraseña. Cerramos la sesión en todos los demás dispositivos.'
export const currentPassword = 'Contraseña actual'
export const newPassword = 'Contraseña nueva'
export const passwordChangeHint = (min: Part) =>
  `Al menos ${min} caracteres. Cerraremos la sesión en todos los demás dispositivos.`
export const changePassword = 'Cambiar contraseña'
export const phoneHint = 'Incluye el código de país, por ejemplo +1 208 555 0100.'
export const phoneSaveAction = 'Guardar número'
export const visibilityTitle = 'Qué ven los demás'
export const everybody = 'Todos'
export const employerVisibleFacts =
  'La página de tu empresa, tu nombre y tu puesto, tus empleos abiertos y tu tasa de respuesta'
export const nobody = 'Nadie'
export const employerPrivateFacts = 'Tu correo, tu teléfono y tu género'
export const employerVisibilityHint = 'Tú eliges qué muestra la página de tu empresa:'
export const employerVisibilityLink = 'editar página de empresa'
export const loginFailed = 'No se pudo iniciar sesión.'
export const password = 'Contraseña'
export const signIn = 'Iniciar sesión'
export const passwordForgottenLink = '¿Olvidaste tu contraseña?'
export const outboxHint = 'Esta es una instalación de prueba. Sus correos están en'
export const devOutbox = '/dev/outbox'
export const codeResent = 'Enviamos un código nuevo. El anterior ya no funciona.'
export const codeResendCountdown = (left: Part) => `Reenviar código (${left} s)`
export const codeResendAction = 'Reenviar código'
export const passwordResetCodeLabel = 'Código del correo'
export const passwordMinimum = (min: Part) => `Al menos ${min} caracteres.`
export const passwordResetAction = 'Guardar la contraseña e iniciar sesión'
export const sessionEnded = 'Se cerró la sesión en ese dispositivo.'
export const sessionsEnded = 'Se cerró la sesión en todos los demás dispositivos.'
export const sessionsEndOthersAction = 'Cerrar sesión en todos los demás dispositivos'
export const sessionEndTitle = 'Cerrar sesión en este dispositivo'
export const signOut = 'Cerrar sesión'
export const sessionsEndEffects = (length: Part) =>
  `Cerraremos la sesión en otros ${length} dispositivos. Aquí seguirás con la sesión iniciada.`
export const sessionEndEffects = (deviceName: Part) =>
  `Cerraremos la sesión en ${deviceName}. Aquí seguirás con la sesión iniciada.`
export const thisDevice = 'Este dispositivo'
export const lastUsed = 'Último uso:'
export const sessionOrigin = (address: Part) => `desde ${address}; sesión iniciada`
export const signupSeekerLabel = 'Busco empleo'
export const signupSeekerHint = 'Postúlate y recibe respuesta.'
export const signupEmployerLabel = 'Quiero contratar'
export const signupEmployerHint = 'Publica empleos y responde a quienes se postulan.'
export const signupSeekerPhoneHint = 'Incluye el código de país. Las empresas lo ven cuando aceptas una oferta.'
export const signupEmployerPhoneHint = 'Incluye el código de país. Nadie más lo ve.'
export const signupFailed = 'Se produjo un error al crear la cuenta.'
export const signupTypeLabel = 'Tipo de cuenta'
export const signupPasswordHint = (min: Part) =>
  `Al menos ${min} caracteres. Unas cuantas palabras al azar funcionan bien.`
export const createAccount = 'Crear cuenta'
export const signupTermsLead = 'Al crear una cuenta aceptas las'
export const terms = 'condiciones'
export const signupPrivacyLead = '. Consulta cómo usamos tus datos en la'
export const privacyPolicy = 'política de privacidad'
export const none = 'Ninguno'
export const emailInSentence = 'el correo'
export const phoneInSentence = 'el teléfono'
export const browserOnSystem = (browser: Part, system: Part) => `${browser} en ${system}`
export const deviceUnknown = 'Dispositivo desconocido'
export const languageHint = 'Para las páginas y los correos'
export const sessionEndLabel = (device: Part) => `en ${device}`
export const secondStepCodeTitle = 'Escribe el código de tu aplicación'
export const secondStepCodeHint = 'Abre tu aplicación de autenticación y escribe el código de 6 dígitos de Hearback.'
export const secondStepRecoveryTitle = 'Escribe un código de recuperación'
export const secondStepRecoveryHint =
  'Usa uno de los códigos que guardaste cuando activaste el inicio de sesión en dos pasos. Cada código sirve una vez.'
export const recoveryCode = 'Código de recuperación'
export const secondStepUseRecoveryAction = 'Usar un código de recuperación'
export const secondStepUseAppAction = 'Usar el código de tu aplicación'
export const secondStepBackAction = 'Volver al correo y la contraseña'
export const twoStepOffStatus = 'El inicio de sesión en dos pasos está desactivado.'
export const twoStepFailed = 'No pudimos cargar los ajustes del inicio de sesión en dos pasos.'
export const twoStepLoading = 'Cargando el inicio de sesión en dos pasos'
export const twoStepLead =
  'Inicia sesión con tu contraseña y un código de tu teléfono. Con una contraseña robada nadie puede entrar.'
export const twoStepModeratorAdvice =
  'Formas parte del equipo de moderación. Quien entre en tu cuenta puede actuar sobre las cuentas de otras personas, así que activa el inicio de sesión en dos pasos.'
export const twoStepSetUpTitle = 'Configurar el inicio de sesión en dos pasos'
export const recoveryCodesRenewTitle = 'Códigos de recuperación nuevos'
export const twoStepTurnOffTitle = 'Desactivar el inicio de sesión en dos pasos'
export const twoStepTurnOffAction = 'Desactivar'
export const twoStepTurnOnAction = 'Activar'
export const twoStepStatus = (day: Part) =>
  `Activado desde el ${day}. Para iniciar sesión también necesitas un código de tu aplicación.`
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'Te queda 1 código de recuperación. Crea otros antes de que los necesites.',
    other: `Te quedan ${count} códigos de recuperación. Con cada uno inicias sesión una vez sin tu aplicación.`,
  })
export const recoveryCodesRenewEffects = 'Recibirás diez códigos nuevos. Los anteriores dejarán de funcionar.'
export const recoveryCodesRenewAction = 'Crear códigos nuevos'
export const twoStepTurnOffEffects =
  'Iniciarás sesión solo con tu contraseña. Cerraremos la sesión en todos los demás dispositivos.'
export const secondStepFieldLabel = 'Código de tu aplicación o código de recuperación'
export const secondStepFieldHint = 'Escribe el código de tu aplicación o un código de recuperación.'
export const twoStepSetUpLead =
  'Necesitas una aplicación de autenticación, como la de tu administrador de contraseñas o la de tu teléfono. Al activar el inicio de sesión en dos pasos, cerraremos la sesión en todos los demás dispositivos.'
export const continueAction = 'Continuar'
export const twoStepScanLead = 'Escanea este código con tu aplicación de autenticación.'
export const twoStepAppLink = '¿La aplicación está en este dispositivo? Ábrela.'
export const twoStepQrLabel = 'Código QR para tu aplicación de autenticación. También puedes usar la clave de abajo.'
export const twoStepKeyLead = 'O escribe esta clave en la aplicación:'
export const twoStepKeyCopyLabel = 'Copiar clave'
export const twoStepKeyCopied = 'Clave copiada.'
export const twoStepAppCodeLabel = 'Código de la aplicación'
export const recoveryCodesLabel = 'Tus códigos de recuperación'
export const recoveryCodesLead =
  'El inicio de sesión en dos pasos está activado. Guarda estos códigos en un lugar al que puedas llegar sin tu teléfono. Si pierdes tu aplicación, con cada código inicias sesión una vez. No los volveremos a mostrar.'
export const copy = 'Copiar'
export const recoveryCodesCopied = 'Códigos copiados.'
export const download = 'Descargar'
export const recoveryCodesFile = 'hearback-codigos-de-recuperacion.txt'
export const recoveryCodesKeptAction = 'Ya guardé mis códigos'
export const passkeySignInAction = 'Iniciar sesión con una llave de acceso'
export const passkeysLead =
  'Inicia sesión con tu huella, tu rostro o el PIN de tu dispositivo, con una llave de acceso (passkey). No hay contraseña, ni código, ni nada que un sitio fraudulento pueda robar.'
export const passkeysUnsupported = 'Aquí no se pueden usar llaves de acceso (passkeys).'
export const passkeysFailed = 'No pudimos cargar tus llaves de acceso.'
export const passkeysLoading = 'Cargando tus llaves de acceso'
export const passkeyAddAction = 'Agregar una llave de acceso'
export const passkeyAddHint =
  'Después de escribir tu contraseña, tu navegador te pregunta dónde guardar la llave de acceso.'
export const passkeyAddTwoStepHint =
  'Una llave de acceso reemplaza tu contraseña y tu código. Después, tu navegador te pregunta dónde guardarla.'
export const passkeyNotCreated = 'No se creó ninguna llave de acceso. Puedes intentarlo de nuevo.'
export const passkeyNotUsed =
  'No se usó ninguna llave de acceso. Inténtalo de nuevo o escribe tu correo y tu contraseña.'
export const passkeyAlreadyOnDevice = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.'
export const passkeyDeviceUnsupported =
  'Este dispositivo no puede guardar una llave de acceso porque no puede comprobar que eres tú. Configura un bloqueo de pantalla o usa otro dispositivo.'
export const passkeyAdded = 'Se agregó la llave de acceso.'
export const passkeyRenamed = 'Se cambió el nombre de la llave de acceso.'
export const passkeyRemoved = 'Se eliminó la llave de acceso. Cerramos la sesión en todos los demás dispositivos.'
export const passkeyAddedOn = (day: Part) => `Agregada el ${day}.`
export const passkeyUnused = 'Todavía sin usar'
export const rename = 'Cambiar el nombre'
export const passkeyRenameTitle = 'Cambiar el nombre de la llave de acceso'
export const remove = 'Eliminar'
export const passkeyRemoveTitle = 'Eliminar la llave de acceso'
export const passkeyRemoveEffects = (name: Part) =>
  `No podrás iniciar sesión con «${name}», y cerraremos la sesión en todos los demás dispositivos. Elimínala también en su dispositivo, para que no aparezca como sugerencia.`
export const name = 'Nombre'
export const save = 'Guardar'
export const cancel = 'Cancelar'
