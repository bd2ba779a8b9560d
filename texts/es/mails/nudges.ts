import type { Part } from '../../part.ts'

export const nudgedSubject = (person: Part, job: Part) => `${person} pide una respuesta: ${job}`
export const nudgedText = (person: Part, job: Part, day: Part) =>
  `${person} se postuló a ${job} el ${day} y quiere saber cómo va su candidatura.`
export const nudgedDue = (day: Part) => `Responde a más tardar el ${day}.`
export const nudgedOverdue = (day: Part) => `Tu respuesta vencía el ${day}. Aún cuenta si respondes ahora.`
export const nudgedOnce = 'Solo se puede preguntar una vez. Hasta una respuesta breve ayuda a seguir adelante.'
