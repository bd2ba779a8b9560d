import * as en from '@hearback/texts/en/mails/applications.ts'
import * as es from '@hearback/texts/es/mails/applications.ts'
import { describe, expect, test } from 'vitest'
import { inLanguages } from './languages.ts'

const texts = inLanguages({ en, es })

describe('a name that ends in a period', () => {
  test('gets no second one at the end of a sentence', () => {
    expect(texts('en').appliedText('Baker', 'Acme Inc.')).toBe('We sent your application for Baker to Acme Inc.')
    expect(texts('es').appliedText('Repostería', 'Acme Inc.')).toMatch(/[^.]Acme Inc\.$/u)
    expect(texts('en').receivedText('Bea D.', 'Baker (temp.).')).toBe('Bea D. applied for Baker (temp.).')
  })

  test('stays as it is within a sentence and before words of a person', () => {
    expect(texts('en').shortlistedText('Acme Inc.', 'Baker')).toBe('Acme Inc. shortlisted you for Baker.')
    expect(texts('en').feedbackText('Wait...')).toBe('They write:\nWait...')
  })

  test('is no reason to change names without one, numbers and plain texts', () => {
    expect(texts('en').appliedText('Baker', 'Acme')).toBe('We sent your application for Baker to Acme.')
    expect(texts('en').answersDue(2)).toBe('2 applicants are waiting for your answer')
    expect(texts('en').answerLink).toBe('Answer now')
  })
})
