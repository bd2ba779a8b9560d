/** "+1 208-555-0100" of a number in E.164; numbers of other plans stay as they are. */
export const phoneWords = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, '+1 $1-$2-$3')

/** A phone number as people write it, to be called by a press. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
