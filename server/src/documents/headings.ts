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

/** Headings in English, Spanish, German and French, without accents and in lower case. */
const headings: Readonly<Record<Section, string>> = {
  work: `experience|work experience|professional experience|work history|employment|employment history|career history|
    relevant experience|career|professional background|work|jobs|experience and internships|positions held|
    experiencia|experiencia laboral|experiencia profesional|experiencia de trabajo|historial laboral|trayectoria|
    trayectoria profesional|trayectoria laboral|empleos|vida laboral|experiencia relevante|antecedentes laborales|
    clinical experience|teaching experience|industry experience|related experience|military experience|military service|
    leadership experience|research experience|nursing experience|driving experience|management experience|sales experience|
    retail experience|restaurant experience|other experience|additional experience|previous experience|prior experience|
    relevant work experience|related work experience|professional work experience|paid experience|employment experience|
    work and volunteer experience|job history|internships|experiencia docente|experiencia previa|otras experiencias|
    experiencia en el sector|historia laboral|practicas|otra experiencia|ultimas experiencias|
    berufserfahrung|beruflicher werdegang|berufspraxis|praktische erfahrung|berufliche erfahrung|praktika|werdegang|
    experience professionnelle|experiences professionnelles|experiences|parcours professionnel|stages`,
  education: `education|education and training|academic background|academic history|studies|training|qualifications|
    education and qualifications|schooling|formacion|educacion|formacion academica|estudios|educacion y formacion|
    formacion y estudios|datos academicos|formacion reglada|preparacion academica|estudios realizados|
    educational background|academic qualifications|education and credentials|education and licensure|education and honors|
    educacion formal|titulacion|titulacion academica|nivel de estudios|
    ausbildung|studium|bildungsweg|schulbildung|ausbildung und studium|bildung|hochschulbildung|
    formation|formations|formation academique|etudes|diplomes|diplomes et formations|parcours scolaire`,
  skills: `skills|key skills|core skills|technical skills|professional skills|skills and abilities|core competencies|
    competencies|areas of expertise|expertise|strengths|tools|technologies|skills and tools|soft skills|hard skills|
    habilidades|competencias|aptitudes|habilidades tecnicas|competencias profesionales|conocimientos|destrezas|
    competencias tecnicas|capacidades|herramientas|tecnologias|habilidades y conocimientos|top skills|
    aptitudes principales|habilidades profesionales|competencias clave|digital skills|competencias digitales|
    skills and interests|skills and qualifications|skills summary|additional skills|other skills|computer skills|
    software skills|software|technical proficiencies|areas of strength|core qualifications|relevant skills|skill highlights|
    informatica|conocimientos informaticos|conocimientos de informatica|ofimatica|habilidades informaticas|
    habilidades blandas|habilidades personales|conocimientos tecnicos|programas|manejo de software|aptitudes y habilidades|
    kenntnisse|fahigkeiten|edv kenntnisse|it kenntnisse|fachkenntnisse|kenntnisse und fahigkeiten|
    besondere kenntnisse|competences|competences techniques|competences cles|savoir faire|informatique|logiciels`,
  languages: `languages|language skills|idiomas|lenguas|competencias linguisticas|languages spoken|foreign languages|
    conocimiento de idiomas|sprachen|sprachkenntnisse|fremdsprachen|langues|langues etrangeres|competences linguistiques`,
  summary: `summary|profile|about me|about|professional summary|objective|career objective|personal statement|overview|
    perfil|perfil profesional|resumen|sobre mi|acerca de mi|extracto|objetivo|objetivo profesional|
    resumen profesional|presentacion|personal profile|career summary|executive summary|qualifications summary|
    summary of qualifications|professional profile|introduction|career profile|profile summary|introduccion|quien soy|
    perfil personal|profil|kurzprofil|uber mich|zusammenfassung|a propos|a propos de moi|profil professionnel|resume professionnel`,
  contact:
    'contact|contact details|contact information|personal details|personal information|details|contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|datos|contact info|contact me|personal data|personliche daten|personliche angaben|kontakt|kontaktdaten|coordonnees|informations personnelles|etat civil',
  certificates: `certifications|certificates|licenses|licenses and certifications|certificates and licenses|
    certifications and licenses|licenses and certificates|professional certifications|professional licenses|training and certifications|credentials|
    certificaciones|certificados|licencias|certificados y licencias|licencias y certificaciones|certificaciones profesionales|
    carnes y certificados|acreditaciones|certificaciones y licencias|licensure|licensure and certifications|
    certifications and licensure|licensure and certification|license and certifications|certification|
    certifications and training|certificates and training|carnets|carnets y permisos|permisos y carnets|carnes|
    carnets y certificados|permisos|titulos y certificados|certificados y cursos|zertifikate|bescheinigungen|
    zertifikate und weiterbildungen|certifications et licences|certificats`,
  links: 'links|web links|websites|online profiles|social media|enlaces|redes sociales|perfiles en linea|paginas web',
  other: `courses|awards|honors|publications|projects|
    references|interests|hobbies|volunteering|volunteer experience|volunteer work|activities|memberships|additional information|
    achievements|personal projects|other|patents|cursos|premios|publicaciones|
    proyectos|referencias|intereses|aficiones|voluntariado|actividades|otros datos|informacion adicional|
    otros|logros|cursos y certificaciones|formacion complementaria|datos de interes|reconocimientos|hobbies and interests|
    driving license|permiso de conducir|otros datos de interes|references available upon request|references upon request|
    referees|interests and hobbies|activities and interests|personal interests|awards and honors|honors and awards|
    selected projects|key projects|community involvement|community service|extracurricular activities|professional development|
    professional memberships|professional affiliations|affiliations|conferences|presentations|
    otros|otra informacion|mas informacion|carnet de conducir|carne de conducir|intereses y aficiones|hobbies e intereses|
    referencias laborales|referencias personales|cursos realizados|otros cursos|formacion adicional|
    interessen|hobbys|hobbies und interessen|ehrenamt|referenzen|weiterbildung|weiterbildungen|fuhrerschein|sonstiges|
    centres d interet|loisirs|benevolat|divers|centres d interets`,
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
