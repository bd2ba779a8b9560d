/** Parts of a resume that headings name. */
export type Section =
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'links'
  | 'summary'
  | 'contact'
  | 'other'

/** Headings in English and Spanish, without accents and in lower case. */
const headings: Readonly<Record<Section, string>> = {
  work: `experience|work experience|professional experience|work history|employment|employment history|career history|
    relevant experience|career|professional background|work|jobs|experience and internships|positions held|
    experiencia|experiencia laboral|experiencia profesional|experiencia de trabajo|historial laboral|trayectoria|
    trayectoria profesional|trayectoria laboral|empleos|vida laboral|experiencia relevante|antecedentes laborales`,
  education: `education|education and training|academic background|academic history|studies|training|qualifications|
    education and qualifications|schooling|formacion|educacion|formacion academica|estudios|educacion y formacion|
    formacion y estudios|datos academicos|formacion reglada|preparacion academica|estudios realizados`,
  skills: `skills|key skills|core skills|technical skills|professional skills|skills and abilities|core competencies|
    competencies|areas of expertise|expertise|strengths|tools|technologies|skills and tools|soft skills|hard skills|
    habilidades|competencias|aptitudes|habilidades tecnicas|competencias profesionales|conocimientos|destrezas|
    competencias tecnicas|capacidades|herramientas|tecnologias|habilidades y conocimientos|top skills|
    aptitudes principales|habilidades profesionales|competencias clave|digital skills|competencias digitales`,
  languages: 'languages|language skills|idiomas|lenguas|competencias linguisticas',
  summary: `summary|profile|about me|about|professional summary|objective|career objective|personal statement|overview|
    perfil|perfil profesional|resumen|sobre mi|acerca de mi|extracto|objetivo|objetivo profesional|
    resumen profesional|presentacion|personal profile|career summary`,
  contact:
    'contact|contact details|contact information|personal details|personal information|details|contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|datos',
  certificates: `certifications|certificates|licenses|licenses and certifications|certificates and licenses|
    certifications and licenses|licenses and certificates|professional certifications|professional licenses|training and certifications|credentials|
    certificaciones|certificados|licencias|certificados y licencias|licencias y certificaciones|certificaciones profesionales|
    carnes y certificados|acreditaciones|certificaciones y licencias`,
  links: 'links|web links|websites|online profiles|social media|enlaces|redes sociales|perfiles en linea|paginas web',
  other: `courses|awards|honors|publications|projects|
    references|interests|hobbies|volunteering|volunteer experience|volunteer work|activities|memberships|additional information|
    achievements|personal projects|other|patents|cursos|premios|publicaciones|
    proyectos|referencias|intereses|aficiones|voluntariado|actividades|otros datos|informacion adicional|
    otros|logros|cursos y certificaciones|formacion complementaria|datos de interes|reconocimientos|hobbies and interests|
    driving license|permiso de conducir|otros datos de interes`,
}

const sectionOfHeading: ReadonlyMap<string, Section> = new Map(
  Object.entries(headings).flatMap(([section, words]) =>
    words.split('|').map((heading) => [heading.trim(), section as Section] as const),
  ),
)

/** Headings in capitals are often spaced: "E X P E R I E N C E", "WO R K". */
const spacedHeadings = new Map(
  [...sectionOfHeading].map(([heading, section]) => [heading.replaceAll(' ', ''), section]),
)

/** Lower case without accents and punctuation. */
export function foldHeading(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replaceAll(' y ', ' and ')
}

/** The section that a line begins, undefined for other lines. */
export function sectionOf(text: string): Section | undefined {
  if (text.length > 60) return undefined
  const folded = foldHeading(text)
  const found = sectionOfHeading.get(folded) ?? sectionOfHeading.get(folded.replaceAll(' and ', ' y '))
  return found ?? (text === text.toUpperCase() ? spacedHeadings.get(folded.replaceAll(' ', '')) : undefined)
}
