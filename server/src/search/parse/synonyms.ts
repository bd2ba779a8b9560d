/** Words for the same work: a search for one matches the others. */
const same: readonly (readonly string[])[] = [
  ['accountant', 'accounting'],
  ['apprentice', 'apprenticeship'],
  ['attorney', 'lawyer'],
  ['bartender', 'barkeeper', 'barman'],
  ['bricklayer', 'mason', 'masonry'],
  ['caregiver', 'carer'],
  ['carpenter', 'carpentry'],
  ['childcare', 'nanny', 'babysitter'],
  ['cosmetologist', 'beautician', 'esthetician'],
  ['developer', 'programmer'],
  ['dietitian', 'dietician', 'nutritionist'],
  ['doctor', 'physician'],
  ['firefighter', 'fireman'],
  ['gardener', 'groundskeeper', 'landscaper', 'landscaping'],
  ['hairdresser', 'hairstylist', 'barber'],
  ['intern', 'internship'],
  ['interpreter', 'translator', 'linguist'],
  ['janitor', 'custodian', 'custodial', 'housekeeper', 'housekeeping', 'cleaner'],
  ['paramedic', 'emt'],
  ['plumber', 'plumbing'],
  ['receptionist', 'reception'],
  ['roofer', 'roofing'],
  ['seamstress', 'tailor', 'sewing'],
  ['technician', 'technologist'],
  ['veterinarian', 'veterinary'],
  ['waiter', 'waitress'],
  ['welder', 'welding'],
]

/** Everyday words and the words of posts for them; not the other way around, which would match too much. */
const also: Readonly<Record<string, readonly string[]>> = {
  auto: ['automotive', 'automobile'],
  car: ['automotive', 'automobile'],
  chef: ['cook'],
  cop: ['police'],
  driver: ['operator'],
  exterminator: ['pest'],
  handyman: ['maintenance'],
  mailman: ['mail', 'postal'],
  maid: ['housekeeper', 'housekeeping'],
  mechanic: ['repairer'],
  policeman: ['police'],
  postman: ['mail', 'postal'],
  salesman: ['sales'],
  salesperson: ['sales'],
  saleswoman: ['sales'],
  truck: ['vehicle'],
  trucker: ['truck', 'driver'],
  'x-ray': ['radiologic', 'radiology', 'radiographer'],
  xray: ['radiologic', 'radiology', 'radiographer'],
}

const known = new Map<string, readonly string[]>(Object.entries(also))
for (const words of same)
  for (const word of words) known.set(word, [...(also[word] ?? []), ...words.filter((other) => other !== word)])

/** Synonyms of the word, in singular or plural; empty for most words. */
export function synonymsOf(word: string): readonly string[] {
  const plain = word.toLowerCase()
  return known.get(plain) ?? known.get(plain.replace(/s$/u, '')) ?? []
}

/** Whether the word has synonyms, so that it is not a typo. */
export const isVocabulary = (word: string): boolean => known.has(word) || known.has(word.replace(/s$/u, ''))
