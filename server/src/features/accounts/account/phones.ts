import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** E.164, or undefined when it is no valid number. Without a country code it is read as one of the United States. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), 'US')
  return phone?.isValid() ? phone.number : undefined
}
