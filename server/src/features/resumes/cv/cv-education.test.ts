import { expect, test } from 'vitest'
import { linesOfText } from '../../../../test/cv/lines-of-text.ts'
import { splitDegree } from './cv-degrees.ts'
import { schoolsOf } from './cv-education.ts'

const towns = new Set(['Boise', 'Madrid', 'Valencia', 'Seattle', 'Toronto'])
const read = (text: string) =>
  schoolsOf(linesOfText(text), towns).map(({ value: { studyType, area, institution, startDate, endDate } }) =>
    [studyType, area, institution, startDate, endDate].map((part) => part ?? '').join(' / '),
  )

test.each([
  ['Bachelor of Science in Nursing', 'Bachelor of Science', 'Nursing'],
  ['Bachelor of Nursing', 'Bachelor of Nursing', undefined],
  [
    'Bachelor of Technology in Computer Science & Engineering',
    'Bachelor of Technology',
    'Computer Science & Engineering',
  ],
  ['Master of Science Information Technology', 'Master of Science', 'Information Technology'],
  ['Master of Business Administration', 'Master of Business Administration', undefined],
  ['Bachelor of Arts, History', 'Bachelor of Arts', 'History'],
  ['Bachelor of Fine Arts (Graphic Design)', 'Bachelor of Fine Arts', 'Graphic Design'],
  ['Bachelor’s degree in Marketing', 'Bachelor’s degree', 'Marketing'],
  ['Masters in Education', 'Masters', 'Education'],
  ['Associate of Applied Science – Welding Technology', 'Associate of Applied Science', 'Welding Technology'],
  ['B.S. in Computer Science', 'B.S.', 'Computer Science'],
  ['BSc Computer Science', 'BSc', 'Computer Science'],
  ['B.Tech. Electronics Engineering', 'B.Tech.', 'Electronics Engineering'],
  ['M.Ed., Special Education', 'M.Ed.', 'Special Education'],
  ['Ph.D. in Linguistics', 'Ph.D.', 'Linguistics'],
  ['MBA', 'MBA', undefined],
  ['High School Diploma', 'High School Diploma', undefined],
  ['GED', 'GED', undefined],
  ['Certificate in Culinary Arts', 'Certificate', 'Culinary Arts'],
  ['Postgraduate Diploma in Management', 'Postgraduate Diploma', 'Management'],
  ['Grado en Administración de Empresas', 'Grado', 'Administración de Empresas'],
  ['GRADO EN DERECHO', 'GRADO', 'DERECHO'],
  ['Graduada en Enfermería', 'Graduada', 'Enfermería'],
  ['Licenciatura en Derecho', 'Licenciatura', 'Derecho'],
  ['Licenciado en Contaduría Pública', 'Licenciado', 'Contaduría Pública'],
  ['Máster Universitario en Telecomunicaciones', 'Máster Universitario', 'Telecomunicaciones'],
  ['Maestría en Finanzas', 'Maestría', 'Finanzas'],
  ['Doctora en Biología', 'Doctora', 'Biología'],
  ['Técnico Superior en Cocina', 'Técnico Superior', 'Cocina'],
  ['Técnica en Cuidados Auxiliares de Enfermería', 'Técnica', 'Cuidados Auxiliares de Enfermería'],
  [
    'Ciclo Formativo de Grado Superior en Administración y Finanzas',
    'Ciclo Formativo de Grado Superior',
    'Administración y Finanzas',
  ],
  ['Ciclo Formativo de Grado Medio de Peluquería', 'Ciclo Formativo de Grado Medio', 'Peluquería'],
  ['CFGS Desarrollo de Aplicaciones Web', 'CFGS', 'Desarrollo de Aplicaciones Web'],
  ['FP II Electricidad', 'FP II', 'Electricidad'],
  ['Formación Profesional de Grado Medio en Mecánica', 'Formación Profesional de Grado Medio', 'Mecánica'],
  ['Bachillerato de Ciencias', 'Bachillerato', 'Ciencias'],
  ['Graduado Escolar', 'Graduado Escolar', undefined],
  ['Educación Secundaria Obligatoria', 'Educación Secundaria Obligatoria', undefined],
  ['ESO', 'ESO', undefined],
  ['Certificado de Profesionalidad en Soldadura', 'Certificado de Profesionalidad', 'Soldadura'],
])('%s names its degree and subject', (text, degree, subject) => {
  expect(splitDegree(text)).toEqual({ degree, subject })
})

test.each([
  'Business Administration',
  'Master class in baking',
  'Mastering Excel',
  'Boise State University',
  'Basic Life Support',
  'MSNBC Academy',
  'Administración de Empresas',
  'Doctoral studies',
  'Esoteric arts',
])('%s is no degree', (text) => {
  expect(splitDegree(text)).toBeUndefined()
})

test.each([
  [
    'a degree with its subject below the school',
    'Boise State University, Boise, ID\t2008 - 2012\nBachelor of Science in Nursing',
    ['Bachelor of Science / Nursing / Boise State University / 2008 / 2012'],
  ],
  [
    'degree and subject on lines of their own',
    'Boise State University\t2008 - 2012\nBachelor of Science\nNursing',
    ['Bachelor of Science / Nursing / Boise State University / 2008 / 2012'],
  ],
  [
    'a town beside the school and months with dots',
    'University of Example, Allen School of CS and Engineering\tSeattle, WA\nB.S. in Computer Science\tSep. 2024 - Jun. 2027',
    ['B.S. / Computer Science / University of Example, Allen School of CS and Engineering / 2024-09 / 2027-06'],
  ],
  [
    'everything on one line, and courses below',
    'M.S. Data Science, Example State University Aug 2021 – May 2023\nCoursework: Databases, Machine Learning, Statistics\nB.Tech. Electronics Engineering, Sample Institute of Technology Jun 2016 – May 2020\nCoursework: Data Structures, RDBMS',
    [
      'M.S. / Data Science / Example State University / 2021-08 / 2023-05',
      'B.Tech. / Electronics Engineering / Sample Institute of Technology / 2016-06 / 2020-05',
    ],
  ],
  [
    'a dash between degree and school, and the year below',
    'B.S. in Computer Science — State University\n2013',
    ['B.S. / Computer Science / State University /  / 2013'],
  ],
  [
    'grades and honors',
    'State University GPA 3.8\t2012\nB.S. in Computer Science GPA 3.8/4.0, cum laude',
    ['B.S. / Computer Science / State University /  / 2012'],
  ],
  [
    'a class of honors',
    'BA History (First Class Honours)\t2009 – 2012\nUniversity of Example',
    ['BA / History / University of Example / 2009 / 2012'],
  ],
  [
    'the dates at the end of the courses',
    'M.S. in Data Science\nExample State University\nCoursework: Databases, Data Mining. Aug 2023 – May 2025',
    ['M.S. / Data Science / Example State University / 2023-08 / 2025-05'],
  ],
  [
    'a comma in the name of the school',
    'B.A. in History, University of California, Berkeley, 2015',
    ['B.A. / History / University of California, Berkeley /  / 2015'],
  ],
  [
    'an expected graduation',
    'Boise State University\tExpected May 2027\nB.S. Nursing',
    ['B.S. / Nursing / Boise State University /  / 2027-05'],
  ],
  [
    'a school diploma, which is no school',
    'High School Diploma\t2008\nCapital High School, Boise, ID',
    ['High School Diploma /  / Capital High School /  / 2008'],
  ],
  [
    'a school that only its place beside the degree tells',
    'Diploma in Pastry — Le Cordon Bleu\t2010 - 2011',
    ['Diploma / Pastry / Le Cordon Bleu / 2010 / 2011'],
  ],
  ['a degree without a school', 'Licenciatura en Derecho\t2005 - 2010', ['Licenciatura / Derecho /  / 2005 / 2010']],
  [
    'a school by a preposition',
    'Grado en Derecho por la Universidad de Valencia (2008 - 2012)\nMáster en Abogacía\t2013\nUniversidad de Valencia',
    [
      'Grado / Derecho / Universidad de Valencia / 2008 / 2012',
      'Máster / Abogacía / Universidad de Valencia /  / 2013',
    ],
  ],
  [
    'a state right after the school',
    'Example State University, MA\t2008 - 2012\nB.S. Biology\nState University Boston, MA | 2014\nM.S. in Biology',
    ['B.S. / Biology / Example State University / 2008 / 2012', 'M.S. / Biology / State University Boston /  / 2014'],
  ],
  [
    'the years of an honor, which are not those of the school',
    'State University\t2022\nB.S. in Biology\nDean’s List 2019 - 2021',
    ['B.S. / Biology / State University /  / 2022'],
  ],
  [
    'a line beside the dates',
    'State University | 2018 – 2022 |\nB.S. in Biology |',
    ['B.S. / Biology / State University / 2018 / 2022'],
  ],
  [
    'two degrees of one school, and nothing made up',
    'State University\nMBA\t2014\nB.S. in Nursing\t2012',
    ['MBA /  / State University /  / 2014', 'B.S. / Nursing /  /  / 2012'],
  ],
  [
    'no dates at all',
    'Boise State University\nB.S. in Nursing\nCapital High School\nHigh School Diploma',
    ['B.S. / Nursing / Boise State University /  / ', 'High School Diploma /  / Capital High School /  / '],
  ],
  [
    'no dates in a list',
    '* B.S. in Nursing, Boise State University\n* IES Goya',
    ['B.S. / Nursing / Boise State University /  / ', ' /  / IES Goya /  / '],
  ],
])('schools are read with %s', (_what, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('the year of a course stays away from the school below it, which has none', () => {
  const text =
    'Applied Data Science Program: Leveraging AI for Effective Decision-Making\t2023\nNorthfield Professional Education\nBachelor of Technology in Computer Science & Engineering\nRiverside Institute Of Technology, Toronto'
  expect(read(text)).toEqual([
    'Bachelor of Technology / Computer Science & Engineering / Riverside Institute Of Technology /  / ',
  ])
})
