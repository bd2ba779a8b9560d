import type { Part } from '../../part.ts'

export const schools = 'Schools'
export const schoolAdd = 'Add a school'
export const schoolNumber = (number: Part) => `School ${number}`
export const school = 'School'
export const degree = 'Degree'
export const subject = 'Field of study'
export const from = 'Start date'
export const until = 'End date'
export const monthPlaceholder = 'MM/YYYY'
export const certificates = 'Certificates and licenses'
export const certificatesHint = 'Every employer can see these, and search by them.'
export const certificateAdd = 'Add a certificate'
export const certificateNumber = (number: Part) => `Certificate ${number}`
export const certificateName = 'Certificate or license'
export const issuer = 'Issued by'
export const licenseNumber = 'License number'
export const licenseNumberHint = 'Only you can see this'
export const issued = 'Issued'
export const expires = 'Expires'
export const languages = 'Languages'
export const languageAdd = 'Add a language'
export const languageNumber = (number: Part) => `Language ${number}`
export const language = 'Language'
export const level = 'Level'
export const levelBasic = 'Basic'
export const levelConversational = 'Conversational'
export const levelFluent = 'Fluent'
export const levelNative = 'Native'
export const links = 'Links'
export const linksHint = 'Your portfolio or another page about your work. The address starts with https://.'
export const linkAdd = 'Add a link'
export const linkNumber = (number: Part) => `Link ${number}`
export const linkTitle = 'Link title'
export const linkTitlePlaceholder = 'Portfolio'
export const linkUrl = 'Web address'
export const workAuthorization = 'Work authorization'
export const countryAdd = 'Add a country'
export const countryNumber = (number: Part) => `Country ${number}`
export const country = 'Country'
export const permission = 'Can you work there?'
export const sponsorshipNotNeeded = 'Yes, without sponsorship'
export const sponsorshipNeeded = 'Needs sponsorship'
export const wishedPay = 'Desired pay'
export const payPeriod = 'Per'
export const currency = 'Currency'
export const hourlyHint = (rate: Part) => `About ${rate} per hour of full-time work. Employers search by that.`
export const otherCurrencyHint = 'Employers who search by pay only find pay in US dollars.'
export const entryMoveUp = (entry: Part) => `Move up: ${entry}`
export const entryMoveDown = (entry: Part) => `Move down: ${entry}`
export const entryRemove = (entry: Part) => `Remove: ${entry}`
export const entryRemoved = 'Removed.'
export const entryUndo = 'Undo'
export const entriesFull = (limit: Part) => `You’ve reached the limit of ${limit}.`
export const issuedFact = (month: Part) => `issued ${month}`
export const expiresFact = (month: Part) => `expires ${month}`
export const expiredFact = (month: Part) => `expired ${month}`
export const withDetail = (name: Part, detail: Part) => `${name} (${detail})`
