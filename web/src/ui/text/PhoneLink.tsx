/** Formats a US number in E.164 as "+1 208-555-0100"; other numbers are kept unchanged. */
export const phoneWords = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, '+1 $1-$2-$3')

/** Formatted phone number as a `tel:` link. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
