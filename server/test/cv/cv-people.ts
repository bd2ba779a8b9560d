/** People whose generated resumes are read again. Each number gives the same person at every run. */
export interface CvPerson {
  readonly language: 'en' | 'es'
  readonly name: string
  readonly headline: string
  readonly city: string
  readonly email: string
  readonly phone: string
  readonly summary: string
  readonly jobs: readonly CvJob[]
  readonly school: CvSchool
  readonly skills: readonly string[]
  readonly certificates: readonly CvCertificate[]
  readonly languages: readonly { readonly name: string; readonly level: string }[]
}
export interface CvSchool {
  readonly name: string
  readonly degree: string
  readonly subject: string
  readonly start: string
  readonly end: string
}
export interface CvCertificate {
  readonly name: string
  readonly issuer: string
  /** `YYYY-MM`; null without an expiry. */
  readonly issued: string
  readonly expires: string | null
}
export interface CvJob {
  readonly title: string
  readonly company: string
  readonly city: string
  /** `YYYY-MM`; null for the current job. */
  readonly start: string
  readonly end: string | null
  readonly tasks: readonly string[]
}

const names = {
  en: 'Ana Ruiz|Bo Lin|Chidi Okafor|Dana O’Neil|Élodie Martin-Roux|Farah al-Amin|Grace Kim|Hank Miller Jr.|Ines de la Cruz|Jürgen Weiß'.split(
    '|',
  ),
  es: 'María José Pérez García|Juan Muñoz|Lucía Fernández|Íñigo Etxeberria|Nuria Sánchez del Río|Óscar Gómez|Pilar López|Raúl Ibáñez|Sofía Núñez|Xavi Puig'.split(
    '|',
  ),
}
const titles = {
  en: 'Baker|Line Cook|Registered Nurse|Warehouse Associate|Software Engineer|Store Manager|Electrician|Customer Service Representative|Delivery Driver|Office Manager|Marketing Specialist|Executive Assistant to the CEO|Barista|Dental Hygienist|Forklift Operator|Head of Growth'.split(
    '|',
  ),
  es: 'Panadera|Cocinero|Enfermera|Mozo de almacén|Ingeniero de software|Encargada de tienda|Electricista|Teleoperador|Conductora de reparto|Administrativo|Técnico en refrigeración|Auxiliar de enfermería|Camarera|Responsable de logística|Dependienta|Peón agrícola'.split(
    '|',
  ),
}
const companies = {
  en: 'Crumb Works|Bloom & Barley|St. Luke’s Hospital|Northwind Logistics, Inc.|Acme|Target|Smith Electric LLC|Globex|FedEx Ground|Hooli|J. Rivera & Sons|Pines|Blue Lantern Café|Bright Smile Dental|Boise Freight Co.|Initech'.split(
    '|',
  ),
  es: 'Panadería Sol|Bar Casa Pepe|Hospital La Paz|Logística Norte, S.L.|Telefónica|Mercadona|Instalaciones Gil, S.A.|Konecta|Seur|Gestoría Vidal|Frío Levante|Residencia Las Flores|Café Iruña|Zara|El Corte Inglés|Agrícola Duero'.split(
    '|',
  ),
}
const cities = {
  en: 'Boise, ID|Nampa, ID|Salt Lake City, UT|Portland, OR|Remote'.split('|'),
  es: 'Madrid|Valencia|Bilbao|Sevilla|Zaragoza'.split('|'),
}
const tasks = {
  en: [
    'Prepared bread and pastries for 300 guests every morning, and kept the ovens in good order',
    'Trained three new colleagues in safe handling of machines',
    'Cut waste by 20% with a new ordering process',
    'Worked with suppliers from 2 states to bring costs down',
  ],
  es: [
    'Preparación diaria de pedidos para 40 clientes y control de existencias en el almacén central',
    'Formación de tres compañeros nuevos en el manejo de la maquinaria',
    'Reducción de residuos en un 20 % con un nuevo sistema',
    'Atención al público y resolución de incidencias',
  ],
}
const summaries = {
  en: 'Reliable and calm under pressure. I like early mornings, clear plans and teams that talk to each other.',
  es: 'Persona responsable y organizada. Me gusta trabajar en equipo y aprender cada día algo nuevo en mi oficio.',
}
const skills = {
  en: ['Food safety', 'Excel', 'Customer service', 'Inventory', 'Spanish', 'Forklift'],
  es: ['Manipulación de alimentos', 'Excel', 'Atención al cliente', 'Inventario', 'Inglés', 'Carretilla elevadora'],
}
const schools = {
  en: [
    ['Boise State University', 'Bachelor of Science', 'Business Administration'],
    ['College of Western Idaho', 'A.A.S.', 'Nursing'],
    ['Capital High School', 'High School Diploma', 'General studies'],
    ['Denver Technical Institute', 'Master of Engineering', 'Computer Science & Robotics'],
    ['Portland Community College', 'Associate of Arts', 'History'],
  ],
  es: [
    ['Universidad de Valencia', 'Grado', 'Administración de Empresas'],
    ['IES Goya', 'Técnico Superior', 'Cocina y gastronomía'],
    ['Universidad Politécnica de Madrid', 'Máster Universitario', 'Telecomunicaciones'],
    ['IES La Paz', 'Ciclo Formativo de Grado Medio', 'Peluquería'],
    ['Universidad de Sevilla', 'Licenciatura', 'Derecho'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, string])[]>
const certificates = {
  en: [
    ['ServSafe Manager', 'National Restaurant Association'],
    ['Forklift Operator License', 'OSHA Training Services'],
    ['Basic Life Support (BLS)', 'American Heart Association'],
  ],
  es: [
    ['Manipulador de alimentos', 'Junta de Andalucía'],
    ['Carné de carretillero', 'Fundación Laboral'],
    ['Primeros auxilios (nivel 2)', 'Cruz Roja Española'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>
const spoken = {
  en: 'English native|Spanish fluent|French B2|Portuguese A2'.split('|'),
  es: 'Español nativo|Inglés B2|Francés A2|Catalán avanzado'.split('|'),
}

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const month = (year: number, index: number) => `${year}-${String((index % 12) + 1).padStart(2, '0')}`

/** Every third person has two jobs whose periods overlap. */
export function cvPerson(language: 'en' | 'es', number: number): CvPerson {
  const count = 2 + (number % 4)
  const jobs = Array.from({ length: count }, (_, index): CvJob => {
    const start = 2021 - index * 2
    return {
      title: of(titles[language], number * 5 + index * 3),
      company: of(companies[language], number * 7 + index * 5 + 1),
      city: of(cities[language], number + index),
      start: month(start, number + index * 4),
      end: index === 0 ? null : month(start + (number % 3 === 0 ? 3 : 2), number + index),
      tasks: [of(tasks[language], number + index), of(tasks[language], number + index + 1)],
    }
  })
  const [name, degree, subject] = of<readonly [string, string, string]>(schools[language], number)
  const person = of(names[language], number)
  return {
    language,
    name: person,
    headline: jobs[0]?.title ?? '',
    city: of(
      cities[language].filter((city) => city !== 'Remote'),
      number,
    ),
    email: `person${number}@mail.example`,
    phone: language === 'en' ? `(208) 555-01${String(10 + number)}` : `+34 600 123 1${String(10 + number)}`,
    summary: summaries[language],
    jobs,
    school: { name, degree, subject, start: '2008-09', end: '2012-06' },
    skills: skills[language],
    certificates: [0, 1].map((index): CvCertificate => {
      const [title, issuer] = of<readonly [string, string]>(certificates[language], number + index)
      const expires = index === 0 ? month(2026, number + 4) : null
      return { name: title, issuer, issued: month(2022, number + index), expires }
    }),
    languages: [0, 1].map((index) => {
      const [named = '', level = ''] = of(spoken[language], number + index).split(' ')
      return { name: named, level }
    }),
  }
}
