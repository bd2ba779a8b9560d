import type { Part } from '../../part.ts'

export const title = 'Get started'
export const progress = (done: Part, all: Part) => `${done} of ${all} done`
export const postLabel = 'Post your first job'
export const postHint = 'State the pay, place and work. It goes live right away.'
export const templateLabel = 'Add an answer template'
export const templateHint = 'Start with a ready-made one, so that honest answers take seconds.'
export const companyLabel = 'Describe your company'
export const companyHint = 'Applicants see it beside each of your jobs.'
export const newProfileLabel = 'Create your profile'
export const newProfileHint = 'You apply with it, and we match jobs with it.'
export const profileLabel = 'Complete your profile'
export const profileHint = (done: Part, all: Part) =>
  `${done} of ${all} parts are filled in. Employers see them when you apply.`
export const alertLabel = 'Save a search'
export const alertHint = 'We’ll email you when new jobs match.'
export const applyLabel = 'Apply for a job'
export const applyHint = 'Every application gets an answer date.'
