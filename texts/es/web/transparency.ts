import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const reports = 'denuncias'
export const upheld = 'confirmadas'
export const dismissed = 'desestimadas'
export const figureOpen = 'esperan una decisión'
export const decisionsTitle = 'Qué se decidió'
export const figureMedianTime = 'De la primera denuncia a la decisión'
export const warnings = 'Advertencias'
export const figureHidden = 'Ocultos para siempre'
export const accountsSuspended = 'Cuentas suspendidas'
export const figureHeld = 'Ocultos hasta 72 horas, tras tres denuncias de fraude'
export const appeals = 'Recursos'
export const figureOverturned = 'Decisiones cambiadas por un recurso'
export const reportsTitle = 'Qué se denunció'
export const what = 'Qué'
export const why = 'Por qué'
export const reason = 'Motivo'
export const figureEmpty = 'Todavía no se ha decidido nada'
export const medianDays = (days: Part) => `${days} días; en la mitad de los casos, menos`
export const medianHours = (hours: Part) =>
  plural(hours, {
    one: '1 hora; en la mitad de los casos, menos',
    other: `${hours} horas; en la mitad de los casos, menos`,
  })
export const reportsColumn = 'Denuncias'
export const upheldColumn = 'Confirmadas'
