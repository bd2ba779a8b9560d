/**
 * The currencies of ISO 4217, without metals and codes for tests. Written down because the list of a machine follows its
 * edition of Unicode: a browser would offer, and one server take, what another refuses, old ones among them.
 */
export const currencies: readonly string[] = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW',
  'CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL',
  'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA',
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD',
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD',
  'USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '))

/** Minor units of ISO 4217. Not asked of `Intl`: engines follow ISO or editions of CLDR there, so that browser and server differ. */
const digits = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
)
const mostDigits = 4

/** How many decimals amounts of a currency have: 0 for JPY, 2 for USD and unknown codes, 3 for KWD. */
export const currencyDigits = (currency: string): number => digits.get(currency) ?? 2

/** Decimals that all these amounts are shown with: those of the currency, or none where none has any. */
export const decimalsOf = (currency: string, ...amounts: readonly number[]): number =>
  amounts.every(Number.isInteger) ? 0 : currencyDigits(currency)

/**
 * An amount in the address of a page, which people of any language may open: with three decimals a fourth is added, because
 * "1.250" is 1,250 where a point groups.
 */
export const amountInAddress = (amount: number): string =>
  roundTo(amount, 2) === amount ? String(amount) : amount.toFixed(mostDigits)

/** Reads what `amountInAddress` wrote with four decimals; undefined for any other text. */
export const readAmountInAddress = (text: string, currency: string): number | undefined =>
  currencyDigits(currency) > 2 && /^\d+\.\d{4}$/u.test(text) ? Number(text) : undefined

/** Rounds half up by the decimal notation, so that 1.005 becomes 1.01 although its binary value is below it. */
function roundTo(amount: number, decimals: number): number {
  const [mantissa = '', exponent = '0'] = String(amount).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  return Number(`${shifted}e-${decimals}`)
}

/** An amount rounded to the decimals of its currency. */
export const roundMoney = (amount: number, currency: string): number => roundTo(amount, currencyDigits(currency))

/** An amount rounded to the most decimals that any currency has, where its currency is not known yet. */
export const roundAmount = (amount: number): number => roundTo(amount, mostDigits)

export const lacksDecimalsMessage = 'This currency has no decimals. Give a whole amount'

/** Whether an amount has decimals that its currency lacks altogether. Other excess decimals are rounded. */
export const lacksDecimals = (amount: number, currency: string): boolean =>
  currencyDigits(currency) === 0 && !Number.isInteger(amount)
