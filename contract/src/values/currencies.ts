/**
 * Currencies of ISO 4217, without metals and test codes. Listed here, because `Intl` depends on the Unicode version:
 * browser and server could disagree.
 */
export const currencies: readonly string[] = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW',
  'CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL',
  'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA',
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD',
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD',
  'USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '))

/** `Intl` display of a currency: a sign stands for one currency only, so other dollars and pesos get "MX$" or "COP". */
export const displayOf = (currency: string): 'narrowSymbol' | 'symbol' =>
  /EUR|GBP|JPY/.test(currency) ? 'narrowSymbol' : 'symbol'

/** Minor units of ISO 4217. Not taken from `Intl`, because engines follow different editions of ISO or CLDR. */
const digits = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)] as const)),
)
const mostDigits = 4

/** Decimals of a currency: 0 for JPY, 2 for USD and unknown codes, 3 for KWD. */
export const currencyDigits = (currency: string): number => digits.get(currency) ?? 2

/** Decimals to display all these amounts with: those of the currency, or none if no amount has any. */
export const decimalsOf = (currency: string, ...amounts: readonly number[]): number =>
  amounts.every(Number.isInteger) ? 0 : currencyDigits(currency)

/**
 * Formats an amount for a URL, readable in any language. With three decimals a fourth is added, because "1.250" means
 * 1,250 where a point groups thousands.
 */
export const amountInAddress = (amount: number): string =>
  roundTo(amount, 2) === amount ? String(amount) : amount.toFixed(mostDigits)

/** Parses the four-decimal form of `amountInAddress`; undefined for any other text. */
export const readAmountInAddress = (text: string, currency: string): number | undefined =>
  currencyDigits(currency) > 2 && /^\d+\.\d{4}$/u.test(text) ? Number(text) : undefined

/** Rounds half up by the decimal notation, so that 1.005 becomes 1.01 although its binary value is lower. */
function roundTo(amount: number, decimals: number): number {
  const [mantissa = '', exponent = '0'] = String(amount).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  return Number(`${shifted}e-${decimals}`)
}

/** Rounds an amount to the decimals of its currency. */
export const roundMoney = (amount: number, currency: string): number => roundTo(amount, currencyDigits(currency))

/** Rounds an amount of unknown currency to the most decimals of any currency. */
export const roundAmount = (amount: number): number => roundTo(amount, mostDigits)

export const lacksDecimalsMessage = 'This currency has no decimals. Enter a whole amount'

/** Whether an amount has decimals although its currency has none. Other excess decimals are rounded. */
export const lacksDecimals = (amount: number, currency: string): boolean =>
  currencyDigits(currency) === 0 && !Number.isInteger(amount)
