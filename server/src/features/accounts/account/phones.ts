import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Returns the number in E.164, or undefined if invalid. Without a country code it is parsed as a US number. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), 'US')
  return phone?.isValid() ? phone.number : undefined
}
