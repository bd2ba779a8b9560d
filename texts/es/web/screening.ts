import type { Part } from '../../part.ts'

export const questionsTitle = 'Preguntas al postularte'
export const answersTitle = 'Respuestas'
export const yes = 'Sí'
export const no = 'No'
export const requiredMark = 'Obligatoria'
export const optionalMark = 'Opcional'
export const orJoin = (first: Part, last: Part) => `${first} o ${last}`
export const needed = (answer: Part) => `Se necesita: ${answer}`
export const neededAtLeast = (value: Part) => `al menos ${value}`
export const neededAtMost = (value: Part) => `como máximo ${value}`
export const neededBetween = (from: Part, to: Part) => `de ${from} a ${to}`
export const neededFrom = (day: Part) => `${day} o después`
export const neededUntil = (day: Part) => `${day} o antes`
export const numberIn = (unit: Part) => `Un número (${unit})`
export const number = 'Un número'
export const date = 'Una fecha'
export const text = 'Un texto breve'
export const meetsNeed = 'Lo que el empleo necesita'
export const missesNeed = 'No es lo que el empleo necesita'

export const stepName = 'Preguntas'
export const stepTitle = (company: Part) => `${company} pregunta`
export const stepHint = 'La empresa verá tus respuestas con tu candidatura.'
export const answerRequired = 'Responde esta pregunta'
export const answerClear = 'Borrar respuesta'
export const mismatch = (answer: Part) =>
  `El empleo necesita: ${answer}. Puedes postularte igualmente, pero la empresa puede rechazarte por esto.`
export const questionsChanged = 'La empresa cambió las preguntas. Revisa tus respuestas y envía tu candidatura.'

export const rejectionQuestion = '¿Qué respuesta?'
export const rejectionQuestionHint = 'La persona leerá a qué pregunta se refiere.'
export const rejectionQuestionNone = 'Ninguna respuesta en particular'
export const reasonQuestion = 'Se refiere a tu respuesta a:'
export const reasonQuestionOfApplicant = 'Se refiere a la respuesta a:'
