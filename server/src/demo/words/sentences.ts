const names = /^(?:React|Python|Linux|Figma|Spanish|Excel)$/

/** As it stands within a sentence: "baker", but "CNC machinist" and "Python". */
export const inSentence = (words: string): string =>
  names.test(words) || /^\S+[A-Z.]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

/** "a baker", "an electrician", "an HVAC technician". */
export const withArticle = (noun: string): string => `${/^(?:[aeio]|HVAC)/.test(noun) ? 'an' : 'a'} ${noun}`
