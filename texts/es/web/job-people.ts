import type { Part } from '../../part.ts'

export const title = 'Personas a cargo de este empleo'
export const everyoneHint = 'Todas las personas con el rol de propietario o reclutador reciben sus avisos.'
export const someHint =
  'Solo la persona responsable y los reclutadores reciben sus avisos. Las personas propietarias también reciben un recordatorio cuando una respuesta está por vencer.'
export const leadLabel = 'Responsable'
export const noLead = 'Nadie'
export const recruitersLabel = 'Reclutadores'
export const contributorsLabel = 'Colaboradores'
export const contributorsHint = 'Ven este empleo y sus candidaturas, y no reciben avisos.'
export const onlyLeads =
  'Solo las personas propietarias y quien está a cargo pueden cambiar las personas de este empleo.'
export const muteLabel = 'Silenciar este empleo para mí'
export const muteHint = 'No recibes sus avisos mientras otra persona los reciba.'

export const absenceTitle = 'Fuera de la oficina'
export const absenceHint = 'Mientras no estés, otra persona recibe tus recordatorios de responder candidaturas.'
export const absenceUntil = 'Último día de ausencia'
export const absenceCover = 'Quién recibe tus recordatorios'
export const absenceAction = 'Avisar de mi ausencia'
export const absenceFailed = 'No pudimos guardarlo. Inténtalo de nuevo.'
export const absentCovered = (day: Part, name: Part) => `Hasta el ${day}, ${name} recibe tus recordatorios.`
export const absentUncovered = (day: Part) =>
  `Hasta el ${day}, las personas propietarias reciben tus recordatorios, porque quien te cubría dejó la empresa.`
export const absenceEnd = 'Ya volví'
