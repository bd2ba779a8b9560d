import type { Part } from '../../part.ts'

export const notSentSubject = 'Tu respuesta por correo no se envió'
export const filesSubject = 'Algunos archivos de tu respuesta por correo no se enviaron'
export const openChat = 'Abrir la conversación'
export const openSite = 'Abrir Hearback'
export const wrongAddress =
  'Respondiste por correo desde una dirección que no es la de tu cuenta de Hearback. Responde desde la dirección que recibió el correo, o inicia sesión y contesta allí.'
export const empty =
  'No encontramos texto en tu respuesta. Escríbela encima de la línea «Escribe tu respuesta encima de esta línea», o contesta en la conversación.'
export const tooLong = (max: Part) =>
  `Tu respuesta tiene más de ${max} caracteres, así que no la enviamos. Acórtala o adjunta el texto como archivo.`
export const closed = 'Ahora no puedes escribir en esta conversación.'
export const files = (names: Part) =>
  `Estos archivos no se enviaron: ${names}. Puedes enviar archivos PDF, Word, OpenDocument y de texto, e imágenes, de hasta 10 MB cada uno.`
