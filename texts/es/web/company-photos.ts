import type { Part } from '../../part.ts'

export const positionOf = (position: Part, count: Part) => `Foto ${position} de ${count}`
export const previousAction = 'Foto anterior'
export const nextAction = 'Foto siguiente'
export const title = 'Fotos'
export const countNote = (count: Part, limit: Part) => `${count} de ${limit}`
export const lead = 'Muestra dónde y con quién se va a trabajar. Pon primero la mejor.'
export const chooseLabel = 'Agregar fotos'
export const chooseHint = 'JPEG, PNG o WebP, hasta 10 MB cada una.'
export const limitReached = (limit: Part) => `Tienes ${limit} fotos. Elimina una para agregar otra.`
export const notAdded = (name: Part, limit: Part) =>
  `${name} no se agregó: una empresa puede mostrar hasta ${limit} fotos.`
export const uploading = (name: Part) => `Subiendo ${name}`
export const uploadFailed = (name: Part, reason: Part) => `${name} no se agregó. ${reason}`
export const descriptionLabel = (position: Part) => `Qué muestra la foto ${position}`
export const descriptionPlaceholder = 'Panaderos dando forma al pan en nuestra cocina'
export const descriptionHint = 'Se muestra con la foto y se lee en voz alta a quienes no pueden verla.'
export const moveUpLabel = (position: Part) => `Subir la foto ${position}`
export const moveDownLabel = (position: Part) => `Bajar la foto ${position}`
export const moved = (position: Part, count: Part) => `Ahora es la foto ${position} de ${count}`
export const removeLabel = (position: Part) => `Eliminar la foto ${position}`
export const removeTitle = '¿Eliminar esta foto?'
export const removeAction = 'Eliminar la foto'
export const removeEffects = 'Desaparece de tu página de inmediato. Para recuperarla, sube el archivo otra vez.'
export const added = 'Foto agregada. Ya está publicada.'
export const removed = 'Foto eliminada.'
export const described = 'Descripción guardada.'
export const loading = 'Cargando las fotos'
export const failed = 'No pudimos cargar tus fotos.'
