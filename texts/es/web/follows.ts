import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const following = 'Siguiendo'
export const unfollowAction = 'Dejar de seguir'
export const followedDone = (company: Part) =>
  `Ahora sigues a ${company}. Te enviaremos sus empleos nuevos cada mañana.`
export const unfollowedDone = (company: Part) => `Dejaste de seguir a ${company}.`
export const title = 'Empresas que sigues'
export const note = 'Sus empleos nuevos llegan junto con los de tus búsquedas guardadas.'
export const empty =
  'Abre la página de una empresa y elige «Seguir» para enterarte de sus empleos nuevos. Solo tú puedes ver a quién sigues.'
export const browseLink = 'Ver empresas'
export const loading = 'Cargando las empresas que sigues'
export const failed = 'No pudimos cargar las empresas que sigues.'
export const followers = (count: Part) =>
  plural(count, { one: '1 persona sigue a tu empresa', other: `${count} personas siguen a tu empresa` })
export const followersHint =
  'Reciben tus empleos nuevos por correo. Ves cuántas son a partir de cinco, y nunca sus nombres.'
