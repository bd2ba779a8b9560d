import { roundAmount, roundMoney } from '@hearback/contract/values/currencies.ts'

/** Splits an amount into two columns: hundredths, and the remainder for currencies with more decimals (migration 0060). */
function split(amount: number): { hundredths: number; rest: number } {
  const hundredths = roundMoney(amount, 'USD')
  return { hundredths, rest: roundAmount(amount - hundredths) }
}

export function payFromColumns(amount: number): { pay_from: number; pay_from_rest: number } {
  const { hundredths, rest } = split(amount)
  return { pay_from: hundredths, pay_from_rest: rest }
}

export function payToColumns(amount: number): { pay_to: number; pay_to_rest: number } {
  const { hundredths, rest } = split(amount)
  return { pay_to: hundredths, pay_to_rest: rest }
}
