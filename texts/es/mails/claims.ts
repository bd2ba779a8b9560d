import type { Part } from '../../part.ts'

export const claimedSubject = (company: Part, job: Part) => `¿Te respondió ${company} sobre ${job}?`
export const byPhone = (company: Part, job: Part, day: Part) =>
  `${company} dice que respondió por teléfono a tu candidatura para ${job} el ${day}.`
export const byEmail = (company: Part, job: Part, day: Part) =>
  `${company} dice que respondió por correo a tu candidatura para ${job} el ${day}.`
export const inPerson = (company: Part, job: Part, day: Part) =>
  `${company} dice que respondió en persona a tu candidatura para ${job} el ${day}.`
export const elsewhere = (company: Part, job: Part, day: Part) =>
  `${company} dice que respondió fuera de Hearback a tu candidatura para ${job} el ${day}.`
export const claimedUntil = (day: Part) =>
  `Abre tu candidatura para confirmarlo o para decirnos que no recibiste respuesta. Si no nos lo dices a más tardar el ${day}, cuenta como su respuesta.`
export const contestedSubject = (person: Part, job: Part) => `Sigue esperando: ${person} para ${job}`
export const contestedText = (person: Part, job: Part) =>
  `Dijiste que respondiste a ${person} sobre ${job} por otro medio. Nos dijo que no recibió respuesta.`
export const contestedDue = (day: Part) => `Respóndele aquí. Fecha límite: ${day}.`
