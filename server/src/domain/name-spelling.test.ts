import { expect, test } from 'vitest'
import { matchesName, nameWords } from './name-spelling.ts'

const isFound = (name: string, typed: string) => matchesName(name, nameWords(typed))

test.each([
  ['Ana Ruiz', 'an'],
  ['Ana Ruiz', 'RUI'],
  ['Ana Ruiz', 'ruiz ana'],
  ['José Núñez', 'jose nun'],
  ['Jose Nunez', 'José Núñez'],
  ['Søren Łukasz', 'soren luk'],
  ['Weiß', 'weiss'],
  ['Sinéad O’Brien', 'obrien'],
  ["Sinéad O'Brien", 'brien'],
  ['Jean-Luc Picard', 'jeanluc'],
  ['Jean-Luc Picard', 'jean-luc'],
  ['Мария Иванова', 'ив'],
  ['Ёлкин', 'елкин'],
  ['王小明', '王小'],
  ['محمد علي', 'علي'],
  ['İpek', 'ipek'],
  ['Ana 🥐 Ruiz', 'ruiz'],
  ['अनिता शर्मा', 'अनि'],
  ['Οδυσσεύς', 'οδυσσευς'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['דָּוִד', 'דוד'],
  ['Ｈａｎａ', 'hana'],
])('%s is found by %s', (name, typed) => expect(isFound(name, typed)).toBe(true))

test.each([
  ['Ana Ruiz', 'na'],
  ['Ana Ruiz', 'ana lopez'],
  ['Ana Ruiz', '%'],
  ['Ana Ruiz', '_'],
  ['', 'a'],
])('%s is not found by %s', (name, typed) => expect(isFound(name, typed)).toBe(false))
