import type { CvPerson } from './cv-people.ts'

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

export const headings = {
  en: {
    work: ['Experience', 'WORK EXPERIENCE', 'Employment History', 'Professional Experience'],
    education: ['Education', 'EDUCATION', 'Academic background', 'Education & Training'],
    skills: ['Skills', 'SKILLS', 'Key skills', 'Core Competencies'],
    summary: ['Profile', 'SUMMARY', 'About me', 'Professional Summary'],
    contact: ['Contact', 'CONTACT', 'Contact details', 'Personal details'],
    columns: ['From', 'To', 'Position', 'Employer'],
  },
  es: {
    work: ['Experiencia', 'EXPERIENCIA LABORAL', 'Experiencia profesional', 'Trayectoria profesional'],
    education: ['Formación', 'FORMACIÓN ACADÉMICA', 'Estudios', 'Educación'],
    skills: ['Habilidades', 'COMPETENCIAS', 'Conocimientos', 'Aptitudes'],
    summary: ['Perfil', 'SOBRE MÍ', 'Resumen', 'Perfil profesional'],
    contact: ['Contacto', 'DATOS PERSONALES', 'Contacto', 'Datos de contacto'],
    columns: ['Desde', 'Hasta', 'Puesto', 'Empresa'],
  },
} as const
