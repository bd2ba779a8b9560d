export const title = 'Personas a cargo de este empleo'
export const everyoneHint = 'Todas las personas de tu empresa reciben sus avisos.'
export const someHint =
  'Solo estas personas reciben sus avisos. Las personas propietarias también reciben un recordatorio cuando una respuesta está por vencer.'
export const leadLabel = 'Responsable'
export const noLead = 'Nadie'
export const recruitersLabel = 'Reclutadores'
export const onlyLeads =
  'Solo las personas propietarias y quien está a cargo pueden cambiar las personas de este empleo.'
export const muteLabel = 'Silenciar este empleo para mí'
export const muteHint = 'No recibes sus avisos mientras otra persona los reciba.'
