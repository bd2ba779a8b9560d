import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type Case,
  expectPasted,
  expectTyped,
  noDays,
  paste,
  press,
  renderDate,
  sameEverywhere,
} from '../../../test/date-field-cases.tsx'

/** English: the month comes first, unless it can't be one. */
const days: Case[] = [
  ...sameEverywhere,
  ['12/31/2026', '2026-12-31'],
  ['12/31/26', '2026-12-31'],
  ['12-31-2026', '2026-12-31'],
  ['12 31 2026', '2026-12-31'],
  ['12312026', '2026-12-31'],
  ['12 / 31 / 2026', '2026-12-31'],
  ['１２／３１／２０２６', '2026-12-31'],
  ['12–31–2026', '2026-12-31'],
  ["12/31/'26", '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['1/2/2027', '2027-01-02'],
  ['01.02.2027', '2027-01-02'],
  ['1-2-27', '2027-01-02'],
  ['٠١/٠٢/٢٠٢٧', '2027-01-02'],
  ['\u200e1/2/2027\u200e', '2027-01-02'],
  ['1/13/2027', '2027-01-13'],
  ['13/1/2027', '2027-01-13'],
  ['1/2/99', '1999-01-02'],
]

const times: Case[] = [
  ['12/31/2026 2:30 PM', '2026-12-31T14:30'],
  ['12/31/2026, 2:30\u202fPM', '2026-12-31T14:30'],
  ['Dec 31, 2026 at 2:30 p.m.', '2026-12-31T14:30'],
  ['2026-12-31T14:30', '2026-12-31T14:30'],
  ['2026-12-31 14:30:00', '2026-12-31T14:30'],
  ['１２／３１／２０２６ １４：３０', '2026-12-31T14:30'],
  ['1/2/27 12:00 am', '2027-01-02T00:00'],
  ['1/2/27 12 pm', '2027-01-02T12:00'],
]

test('a day in English is the same pasted in every spelling', () => expectPasted('date', days))
test('a day in English is the same typed key by key', () => expectTyped('date', days), 60_000)
test('a time in English is the same pasted in every spelling', () => expectPasted('datetime-local', times))
test('a time in English is the same typed key by key', () => expectTyped('datetime-local', times), 60_000)

test('text that is no day changes nothing', async () => {
  const field = await renderDate('date')
  paste('12/31/2026')
  await expect.element(field).toHaveValue('2026-12-31')
  for (const text of noDays) {
    expect([text, paste(text)]).toEqual([text, true])
    await expect.element(field).toHaveValue('2026-12-31')
  }
})

test('a pasted day keeps the time of the field', async () => {
  const field = await renderDate('datetime-local')
  paste('12/31/2026 2:30 PM')
  paste('1/2/2027')
  await expect.element(field).toHaveValue('2027-01-02T14:30')
  expect(paste('1/2/2027 25:00')).toBe(true)
})

/** The segments of the browser's field follow its own language; Chromium of the tests is American. */
test.each([
  ['12312026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['1/2/2027', '2027-01-02'],
  ['123126', '2026-12-31'],
  ['12/31/26', '2026-12-31'],
  ['1/2/27', '2027-01-02'],
  ['1.2.2027', '2027-01-02'],
  ['1-2-2027', '2027-01-02'],
  ['1–2–2027', '2027-01-02'],
  ['13/1/2027', '2027-01-13'],
  ['١/٢/٢٠٢٧', '2027-01-02'],
  ['１/２/２０２７', '2027-01-02'],
  ['01022027', '2027-01-02'],
])('the keys %s make a day in the segments of the browser', async (keys, expected) => {
  const field = await renderDate('date')
  await press(keys)
  await expect.element(field).toHaveValue(expected)
})

test('Enter takes the time that was typed with separators', async () => {
  const field = await renderDate('datetime-local')
  await userEvent.click(field, { position: { x: 20, y: 20 } })
  await userEvent.keyboard('1/2/2027{Tab}2:30PM{Enter}')
  await expect.element(field).toHaveValue('2027-01-02T14:30')
})

test('a part changed in the segments of the browser leaves the rest', async () => {
  const field = await renderDate('date')
  paste('12/31/2026')
  await userEvent.click(field, { position: { x: 20, y: 20 } })
  await userEvent.keyboard('1{ArrowRight}5')
  await userEvent.click(document.body)
  await expect.element(field).toHaveValue('2026-01-05')
  await userEvent.click(field, { position: { x: 20, y: 20 } })
  await userEvent.keyboard('{ArrowRight}7')
  await userEvent.click(document.body)
  await expect.element(field).toHaveValue('2026-01-07')
})
