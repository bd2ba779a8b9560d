import type { Part } from '../../part.ts'

export const schools = 'Estudios'
export const schoolAdd = 'Agregar estudios'
export const schoolNumber = (number: Part) => `Estudios ${number}`
export const school = 'Escuela'
export const degree = 'Título'
export const subject = 'Área de estudio'
export const from = 'Fecha de inicio'
export const until = 'Fecha de fin'
export const monthPlaceholder = 'MM/AAAA'
export const certificates = 'Certificados y licencias'
export const certificatesHint = 'Todas las empresas pueden verlos y buscar por ellos.'
export const certificateAdd = 'Agregar un certificado'
export const certificateNumber = (number: Part) => `Certificado ${number}`
export const certificateName = 'Certificado o licencia'
export const issuer = 'Emitido por'
export const licenseNumber = 'Número de licencia'
export const licenseNumberHint = 'Solo tú puedes verlo'
export const issued = 'Emitido'
export const expires = 'Vence'
export const languages = 'Idiomas'
export const languageAdd = 'Agregar un idioma'
export const languageNumber = (number: Part) => `Idioma ${number}`
export const language = 'Idioma'
export const level = 'Nivel'
export const levelBasic = 'Básico'
export const levelConversational = 'Conversacional'
export const levelFluent = 'Fluido'
export const levelNative = 'Nativo'
export const links = 'Enlaces'
export const linksHint = 'Tu portafolio u otra página sobre tu trabajo. La dirección empieza por https://.'
export const linkAdd = 'Agregar un enlace'
export const linkNumber = (number: Part) => `Enlace ${number}`
export const linkTitle = 'Título del enlace'
export const linkTitlePlaceholder = 'Portafolio'
export const linkUrl = 'Dirección web'
export const workAuthorization = 'Permiso de trabajo'
export const countryAdd = 'Agregar un país'
export const countryNumber = (number: Part) => `País ${number}`
export const country = 'País'
export const permission = '¿Puedes trabajar allí?'
export const sponsorshipNotNeeded = 'Sí, sin patrocinio'
export const sponsorshipNeeded = 'Necesita patrocinio'
export const wishedPay = 'Salario deseado'
export const payPeriod = 'Por'
export const currency = 'Moneda'
export const hourlyHint = (rate: Part) =>
  `Unos ${rate} por hora de trabajo a tiempo completo. Las empresas buscan por ese importe.`
export const otherCurrencyHint = 'Las empresas que buscan por salario solo encuentran salarios en dólares.'
export const entryMoveUp = (entry: Part) => `Subir: ${entry}`
export const entryMoveDown = (entry: Part) => `Bajar: ${entry}`
export const entryRemove = (entry: Part) => `Quitar: ${entry}`
export const entryRemoved = 'Se quitó.'
export const entryUndo = 'Deshacer'
export const entriesFull = (limit: Part) => `Llegaste al límite de ${limit}.`
export const issuedFact = (month: Part) => `emitido en ${month}`
export const expiresFact = (month: Part) => `vence en ${month}`
export const expiredFact = (month: Part) => `venció en ${month}`
export const withDetail = (name: Part, detail: Part) => `${name} (${detail})`
