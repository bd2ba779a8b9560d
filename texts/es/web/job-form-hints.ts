import type { Part } from '../../part.ts'

export const formTitleHint = 'Por ejemplo, «Barbero»'
export const formCategoryHint = 'Elige una o escribe la tuya.'
export const formPlaceHint = 'Si no indicas nada, es la ubicación de tu empresa.'
export const formSkillsHint = 'Pulsa Enter o coma después de cada una. Las usamos para ver qué perfiles encajan.'
export const formRequirementsHint = 'Solo lo que el trabajo exige de verdad, como «Levantar 20 kg».'
export const formDescriptionHint =
  'Deja una línea en blanco entre párrafos. Empieza una línea con «-\u00a0» para hacer una lista.'
export const formExpiryHint = (jobDays: Part) => `Si no indicas nada, dentro de ${jobDays} días.`
