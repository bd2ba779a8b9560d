import type { CvCertificate, CvPerson, CvSchool } from './cv-people.ts'

type Language = CvPerson['language']

const long = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}
const short = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
}
const present = {
  en: ['Present', 'present', 'Current', 'Now', 'today'],
  es: ['actualidad', 'Actualidad', 'Presente', 'la actualidad', 'Actualmente'],
}

/** Writes a month as resumes do, in one of five styles. */
export function monthIn(language: Language, date: string, style: number): string {
  const [year = '', number = ''] = date.split('-')
  const name = (list: readonly string[]) => list[Number(number) - 1] ?? ''
  const styles = {
    en: [
      `${name(short.en)} ${year}`,
      `${name(long.en)} ${year}`,
      `${number}/${year}`,
      `${name(short.en)}. ${year}`,
      `${year}-${number}`,
    ],
    es: [
      `${name(short.es)} ${year}`,
      `${name(long.es)} de ${year}`,
      `${number}/${year}`,
      `${name(long.es).toUpperCase()} ${year}`,
      `${Number(number)}/${year}`,
    ],
  }
  return styles[language][style % 5] ?? ''
}

export function endIn(language: Language, date: string | null, style: number): string {
  return date === null ? (present[language][style % 5] ?? '') : monthIn(language, date, style)
}

export const periodIn = (language: Language, job: { start: string; end: string | null }, style: number): string => {
  const dash = [' – ', ' - ', '–', ' — ', language === 'en' ? ' to ' : ' a '][style % 5]
  return `${monthIn(language, job.start, style)}${dash}${endIn(language, job.end, style)}`
}

/** Degree and subject, in one of four styles. */
export const studiesIn = (language: Language, { degree, subject }: CvSchool, style: number): string =>
  [
    `${degree} ${language === 'en' ? 'in' : 'en'} ${subject}`,
    `${degree}, ${subject}`,
    `${degree} (${subject})`,
    `${degree}: ${subject}`,
  ][style % 4] ?? ''

/** The lines of a certificate, in one of four styles. */
export function certificateIn(language: Language, one: CvCertificate, style: number): string[] {
  const [issued, expires] = [monthIn(language, one.issued, style), one.expires && monthIn(language, one.expires, style)]
  const words =
    language === 'en'
      ? ['Issued', 'Expires', 'expires', 'valid until']
      : ['Expedido', 'Caduca', 'caduca', 'válido hasta']
  const [issue = '', expiry = '', small = '', valid = ''] = words
  return (
    [
      [`${one.name} | ${one.issuer} | ${issued}${expires ? ` – ${expires}` : ''}`],
      [`${one.name} — ${one.issuer}, ${issued}${expires ? `, ${small} ${expires}` : ''}`],
      [one.name, one.issuer, `${issue} ${issued}${expires ? ` · ${expiry} ${expires}` : ''}`],
      [`${one.name} - ${one.issuer} (${issued}${expires ? `; ${valid} ${expires}` : ''})`],
    ][style % 4] ?? []
  )
}

/** The lines of the languages, in one of four styles. */
export const languageLines = ({ languages }: CvPerson, style: number): string[] =>
  [
    languages.map(({ name, level }) => `${name} (${level})`),
    [languages.map(({ name, level }) => `${name}: ${level}`).join(', ')],
    languages.map(({ name, level }) => `${name} - ${level}`),
    [languages.map(({ name, level }) => `${name} ${level}`).join(' | ')],
  ][style % 4] ?? []

export const headings = {
  en: {
    work: ['Experience', 'WORK EXPERIENCE', 'Employment History', 'Professional Experience'],
    education: ['Education', 'EDUCATION', 'Academic background', 'Education & Training'],
    skills: ['Skills', 'SKILLS', 'Key skills', 'Core Competencies'],
    summary: ['Profile', 'SUMMARY', 'About me', 'Professional Summary'],
    certificates: ['Certifications', 'CERTIFICATES', 'Licenses & Certifications', 'Professional Certifications'],
    languages: ['Languages', 'LANGUAGES', 'Language skills', 'Languages'],
    contact: ['Contact', 'CONTACT', 'Contact details', 'Personal details'],
    columns: ['From', 'To', 'Position', 'Employer'],
  },
  es: {
    work: ['Experiencia', 'EXPERIENCIA LABORAL', 'Experiencia profesional', 'Trayectoria profesional'],
    education: ['Formación', 'FORMACIÓN ACADÉMICA', 'Estudios', 'Educación'],
    skills: ['Habilidades', 'COMPETENCIAS', 'Conocimientos', 'Aptitudes'],
    summary: ['Perfil', 'SOBRE MÍ', 'Resumen', 'Perfil profesional'],
    certificates: ['Certificados', 'CERTIFICACIONES', 'Certificados y licencias', 'Licencias y certificaciones'],
    languages: ['Idiomas', 'IDIOMAS', 'Lenguas', 'Idiomas'],
    contact: ['Contacto', 'DATOS PERSONALES', 'Contacto', 'Datos de contacto'],
    columns: ['Desde', 'Hasta', 'Puesto', 'Empresa'],
  },
} as const
