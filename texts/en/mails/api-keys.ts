import type { Part } from '../../part.ts'

export const createdSubject = (company: Part) => `New API key for ${company}`
export const createdText = (by: Part, name: Part, company: Part) =>
  `${by} created the API key “${name}” for ${company}. Anyone who has this key can act for your company:`
export const someMember = 'An owner'
export const jobsRead = 'See your jobs'
export const jobsWrite = 'Post, change and close jobs'
export const applicationsRead = 'See applications with names, contact details and files'
export const applicationsWrite = 'Answer applications'
export const createdAdvice = 'Didn’t expect this? Revoke the key now. It stops working immediately.'
export const keysLink = 'See your API keys'
