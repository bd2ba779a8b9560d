import { describe, expect, test } from 'vitest'
import { sensitiveTopics } from './sensitive-topics.ts'

describe('a question is warned about', () => {
  test.each([
    ['health', 'Do you have any disabilities we should know about?'],
    ['health', 'Have you ever been diagnosed with a chronic illness?'],
    ['health', 'How many sick days did you take last year?'],
    ['health', 'Are you taking any prescription medication?'],
    ['health', '¿Tienes alguna discapacidad?'],
    ['health', '¿Padece enfermedades crónicas?'],
    ['health', '¿Cuál es tu estado de salud?'],
    ['age', 'How old are you?'],
    ['age', 'What’s your DATE OF BIRTH?'],
    ['age', 'What year did you graduate from high school?'],
    ['age', 'Age'],
    ['age', '¿Cuántos años tienes?'],
    ['age', '¿Qué EDAD tiene usted?'],
    ['age', 'Fecha de nacimiento'],
    ['origin', 'Where are you originally from?'],
    ['origin', 'Are you a U.S. citizen?'],
    ['origin', 'Is English your native language?'],
    ['origin', 'What is your religion?'],
    ['origin', '¿De dónde eres?'],
    ['origin', '¿Cuál es tu nacionalidad?'],
    ['origin', '¿Profesas alguna religión?'],
    ['family', 'Are you married?'],
    ['family', 'Do you have children or plan to?'],
    ['family', 'Are you pregnant or planning a family?'],
    ['family', '¿Estás embarazada?'],
    ['family', '¿Cuántos hijos tiene?'],
    ['family', 'Estado civil'],
    ['pay', 'What is your current salary?'],
    ['pay', 'How much did you earn at your last job?'],
    ['pay', 'Please share your salary history.'],
    ['pay', '¿Cuánto ganabas en tu último trabajo?'],
    ['pay', '¿Cuál fue tu último sueldo?'],
  ] as const)('for %s: %s', (topic, question) => {
    expect(sensitiveTopics(question)).toContain(topic)
  })

  test('spelled with other signs and spaces', () => {
    expect(sensitiveTopics('How  old are\nyou ?')).toEqual(['age'])
    expect(sensitiveTopics('ｈｏｗ ｏｌｄ ａｒｅ ｙｏｕ')).toEqual(['age'])
    expect(sensitiveTopics('Are you mar\u00ADried?')).toEqual(['family'])
  })

  test('once for each subject', () => {
    expect(sensitiveTopics('Are you married, how old are you, and do you have kids?')).toEqual(['age', 'family'])
  })
})

test.each([
  'What do you think about the age of the codebase?',
  'Have you worked in a family restaurant?',
  'Have you fixed a race condition before?',
  'Are you at least 18 years old?',
  '¿Eres mayor de edad?',
  'Have you cared for adults with disabilities?',
  '¿Has trabajado con personas con discapacidad?',
  'Can you lift 50 pounds?',
  'Do you have a driver’s license?',
  'Are you authorized to work in the United States?',
  '¿Tienes permiso para trabajar en España?',
  'Which languages do you speak?',
  '¿Qué idiomas hablas?',
  'How many years of experience do you have?',
  '¿Cuántos años de experiencia tienes?',
  'What pay do you expect?',
  '¿Qué salario esperas?',
  'Can you work nights and weekends?',
  'Have you managed a team?',
  'Do you know package management and message queues?',
  'Can you diagnose engine faults?',
  'Have you used native app frameworks?',
  'Can you manage the storage of chemicals?',
  'Have you worked with children?',
  'Can you help with wheelchair transfers?',
  '¿Has trabajado en un restaurante familiar?',
  '¿Puedes trabajar de noche?',
  '',
])('a question without a protected fact is not warned about: %s', (question) => {
  expect(sensitiveTopics(question)).toEqual([])
})
