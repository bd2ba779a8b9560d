import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const label = 'Buscar en tus mensajes'
export const placeholder = 'Nombre, empleo o palabras'
export const chats = 'Conversaciones'
export const messages = 'Mensajes'
export const you = 'Tú: '
export const moreAction = 'Mostrar más mensajes'
export const failed = 'No se pudo buscar en tus mensajes.'
export const emptyTitle = 'Ningún mensaje coincide con tu búsqueda'
export const emptyHint = 'Prueba con menos palabras, o con una parte del nombre o del puesto.'
export const limits = 'Solo se buscó en tus últimas 1.000 conversaciones y 20.000 mensajes.'
export const found = (chats: Part, messages: Part) =>
  `${plural(chats, { one: '1 conversación', other: `${chats} conversaciones` })}, ${plural(messages, { one: '1 mensaje', other: `${messages} mensajes` })}`
export const foundMessage = 'Mensaje de tu búsqueda'
