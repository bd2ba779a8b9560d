import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Tienes pendiente'
export const offers = (count: Part) =>
  plural(count, { one: '1 oferta por responder', other: `${count} ofertas por responder` })
export const pickTime = (company: Part) => `Elige la hora de la entrevista con ${company}`
export const pickTimes = (count: Part) =>
  plural(count, { one: '1 hora de entrevista por elegir', other: `${count} horas de entrevista por elegir` })
export const nextInterview = (company: Part, time: Part) => `Entrevista el ${time} con ${company}`
export const overdue = (count: Part) =>
  plural(count, { one: '1 respuesta atrasada', other: `${count} respuestas atrasadas` })
