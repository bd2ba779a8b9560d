import type { Part } from '../../part.ts'

export const formTitleHint = 'For example, “Barber”'
export const formCategoryHint = 'Choose one or enter your own.'
export const formPlaceHint = 'Defaults to your company’s location.'
export const formSkillsHint = 'Press Enter or comma after each. We use these to match applicants.'
export const formRequirementsHint = 'Only what the job really requires, like “Lift 45 lb”.'
export const formDescriptionHint = 'Leave a blank line between paragraphs. Start a line with “-\u00a0” to make a list.'
export const formExpiryHint = (jobDays: Part) => `Defaults to ${jobDays} days from now.`
