import { refusalsIn } from '../refusals.ts'
import { fieldLabels } from './fields.ts'
import { bySentence } from './refusal-sentences.ts'
import { ofNames } from './refusals-of-late-steps.ts'
import { ofSignIns } from './refusals-of-sign-ins.ts'

const byCode = {
  malformed: 'No pudimos leer la petición. Comprueba que el contenido sea JSON válido.',
  bad_signature: 'La firma de este evento no es válida.',
  not_signed_in: 'Inicia sesión primero.',
  wrong_credentials: 'El correo o la contraseña no son correctos.',
  second_step_required:
    'Tu contraseña es correcta, pero esta cuenta también pide un código. Escribe el que muestra tu aplicación de autenticación. Si aquí no puedes escribirlo, inicia sesión en el sitio web.',
  sign_in_expired: 'Este inicio de sesión caducó o ya se usó. Escribe otra vez tu correo y tu contraseña.',
  not_allowed: 'No tienes permiso para hacer esto.',
  email_unverified: 'Primero confirma tu correo. Escribe el código que te enviamos.',
  profile_required: 'Completa primero tu perfil.',
  analytics_restricted: 'El acceso a las estadísticas está restringido.',
  job_limit_reached: 'Alcanzaste el límite mensual de anuncios de tu plan.',
  open_job_limit_reached:
    'Alcanzaste el límite de anuncios abiertos de tu plan. Pausa o cierra uno primero, o mejora tu plan.',
  outreach_limit_reached: 'Alcanzaste tu límite mensual de primeros contactos.',
  offer_limit_reached: 'Ya enviaste todas las ofertas que tu plan incluye este mes.',
  photo_limit_reached: 'Ya tienes 8 fotos. Elimina una para agregar otra.',
  file_limit_reached:
    'Puedes guardar 30 archivos y 100 MB, o 500 MB con los que enviaste. Elimina los que no necesites y vuelve a intentarlo.',
  claims_paused: 'Esto no es posible ahora.',
  claim_limit_reached:
    'Ya hay demasiadas personas a las que preguntamos si les respondiste por otro medio. Espera a que algunas lo confirmen o responde aquí.',
  company_view_limit_reached: 'Ya viste todas las empresas que tu plan incluye este mes.',
  application_budget_reached:
    'Ya tienes todas las candidaturas sin respuesta que puedes tener a la vez. Una respuesta libera un lugar, y retirar una también.',
  top_choice_limit_reached: 'Ya usaste tus favoritas de este mes. Postúlate sin marcarla o espera al mes que viene.',
  job_full:
    'Este empleo ya tiene todas las candidaturas que admite por ahora. Admitirá más cuando la empresa responda a algunas.',
  answering_first:
    'Esta empresa responde a quienes esperan antes de admitir nuevas candidaturas. Guarda el empleo y vuelve más tarde.',
  request_limit_reached: 'Alcanzaste el límite diario de solicitudes de chat. Vuelve a intentarlo mañana.',
  chat_request_pending: 'Tu solicitud espera respuesta. Podrás enviar más mensajes cuando la acepten.',
  chat_closed: 'Ya no puedes escribir en este chat.',
  no_interaction:
    'Solo puedes reseñar a personas con las que hayas tenido una candidatura respondida, una entrevista, una oferta o un chat.',
  account_suspended: 'Esta cuenta está suspendida. Si crees que es un error, contáctanos.',
  not_found: 'No se encontró.',
  conflict: 'Esto cambió mientras tanto. Vuelve a cargarlo e inténtalo de nuevo.',
  email_taken: 'Ya existe una cuenta con este correo. Inicia sesión o restablece tu contraseña.',
  profile_exists: 'Ya tienes un perfil. Edítalo.',
  already_applied: 'Ya te postulaste a este empleo.',
  already_reported: 'Ya denunciaste esto, y tu denuncia sigue abierta.',
  already_reviewed: 'Ya escribiste una reseña en los últimos 12 meses.',
  already_replied: 'Ya respondiste a esta reseña.',
  draft_published: 'Este borrador ya se publicó. Para publicarlo otra vez, duplica el empleo.',
  job_not_open: 'Este empleo no acepta candidaturas.',
  questions_changed: 'La empresa cambió las preguntas. Respóndelas otra vez y envía tu candidatura.',
  already_member: 'Esta persona ya es miembro de tu empresa.',
  last_owner: 'Una empresa necesita un propietario. Nombra primero a otra persona propietaria.',
  answer_link_ended:
    'Ya no puedes responder con este enlace. Funciona durante 30 días y solo para quienes responden en nombre de la empresa. Inicia sesión para responder.',
  invitation_ended: 'Esta invitación caducó, se canceló o ya se usó. Pide una nueva.',
  step_not_allowed: 'Esto no es posible ahora.',
  offer_pending: 'Ya tienes una oferta abierta con esta persona. Actualízala o retírala primero.',
  slot_not_offered: 'Este horario no está entre los propuestos.',
  already_subscribed: 'Ya tienes un plan. Cámbialo en la página de facturación.',
  checkout_not_paid: 'Este pago todavía no está hecho.',
  checkout_claimed: 'Este pago pertenece a otra cuenta.',
  checkout_over: 'Este pago terminó. Empieza uno nuevo.',
  message_id_reused: 'Este mensaje ya se envió antes con otro texto.',
  too_large: 'Es demasiado grande.',
  wrong_media_type: 'Este tipo de archivo o contenido no es compatible.',
  invalid_input: 'Revisa los campos resaltados.',
  card_declined: 'La tarjeta fue rechazada. Prueba con otra.',
  wrong_code: 'El código es incorrecto o caducó. Pide uno nuevo.',
  identity_provider_required:
    'Tu empresa inicia sesión de otra manera. Usa el botón que eligió en la página de inicio de sesión.',
  identity_provider_failed: 'No se pudo iniciar sesión. Vuelve a intentarlo.',
  identity_provider_unavailable:
    'Ahora no podemos conectar con este inicio de sesión. Inicia sesión de otra manera o vuelve a intentarlo más tarde.',
  identity_email_unverified:
    'Aún no puedes iniciar sesión así, porque allí tu correo no está confirmado. Inicia sesión o crea una cuenta con tu correo y una contraseña y después conéctala en Ajustes, Seguridad.',
  wrong_passkey: 'Esta llave de acceso no funciona aquí. Usa otra, o tu correo y tu contraseña.',
  wrong_second_code: 'Este código es incorrecto o ya se usó. Escribe el que tu aplicación muestra ahora.',
  too_many_requests: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  contact_limit_reached: 'No se pudo enviar el mensaje: solo se admiten 2 mensajes en 24 horas.',
  report_limit_reached: 'Alcanzaste el límite diario de denuncias. Vuelve a intentarlo mañana.',
  internal: 'Algo falló de nuestro lado. Vuelve a intentarlo.',
  storage_full: 'Ahora no podemos guardar archivos. Los mensajes de texto sí llegan. Prueba con el archivo más tarde.',
  unavailable: 'El servicio no está disponible por un momento. Vuelve a intentarlo enseguida.',
}

export const refusals = refusalsIn('es', byCode, bySentence, {
  labels: fieldLabels,
  ofNames: (sentence) => ofNames(sentence) ?? ofSignIns(sentence),
})
