import { expect, test } from 'vitest'
import { phoneWords } from './PhoneLink.tsx'

test.each([
  ['+12085550100', '+1 208-555-0100'],
  ['+525512345678', '+525512345678'],
  ['+1208555010', '+1208555010'],
  ['12085550100', '12085550100'],
])('%s is written "%s"', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
