import type { Part } from '../../part.ts'

export const title = 'Preguntas para quienes se postulan'
export const hint = (most: Part) => `Hasta ${most}. Se muestran en la página del empleo y se responden al postularse.`
export const add = 'Agregar una pregunta'
export const questionNumber = (position: Part) => `Pregunta ${position}`
export const moveUp = (position: Part) => `Subir la pregunta ${position}`
export const moveDown = (position: Part) => `Bajar la pregunta ${position}`
export const remove = (position: Part) => `Eliminar la pregunta ${position}`
export const wording = 'Pregunta'
export const kind = 'Tipo de respuesta'
export const kindYesNo = 'Sí o no'
export const kindOneOf = 'Una de varias'
export const kindNumber = 'Número'
export const kindDate = 'Fecha'
export const kindText = 'Texto breve'
export const options = 'Respuestas posibles'
export const optionsHint = (least: Part, most: Part) => `Una por línea, de ${least} a ${most}.`
export const unit = 'Unidad'
export const unitHint = 'Opcional, como años o km'
export const required = 'Hay que responderla para postularse'
export const neededAnswer = 'Respuesta que necesitas'
export const neededAny = 'Cualquier respuesta'
export const neededOptions = 'Respuestas que necesitas'
export const neededOptionsHint = 'Deja todas vacías si sirve cualquier respuesta.'
export const neededMin = 'Como mínimo'
export const neededMax = 'Como máximo'
export const neededEarliest = 'No antes de'
export const neededLatest = 'No después de'
export const neededNote =
  'Las personas ven lo que necesitas y pueden postularse con otra respuesta. A nadie se le rechaza de forma automática.'
export const changeNote = 'Si cambias una pregunta, las respuestas ya dadas conservan el texto anterior.'

export const warningHealth =
  'Esto puede preguntar por la salud o una discapacidad. En muchos lugares no se puede antes de una oferta. Pregunta si pueden hacer una tarea.'
export const warningAge =
  'Esto puede preguntar por la edad. Rechazar a alguien por su edad suele ser ilegal. Si hay un mínimo legal, pregunta si lo cumplen.'
export const warningOrigin =
  'Esto puede preguntar por el origen, la nacionalidad o la religión. Pregunta si pueden trabajar en el país o qué idiomas hablan.'
export const warningFamily =
  'Esto puede preguntar por la familia, un embarazo o el matrimonio. Pregunta si pueden cumplir el horario o viajar.'
export const warningPay =
  'Esto puede preguntar cuánto ganaban antes. Muchos lugares lo prohíben. Pregunta qué salario esperan.'
