/** Words for the same work; whoever searches by one means the others too. */
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

/** Everyday words for what posts name otherwise; not the other way round, where it would be too wide. */
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

/** Other words for what this one asks for, the plural as the singular; none for most. */
export function synonymsOf(word: string): readonly string[] {
  const plain = word.toLowerCase()
  return known.get(plain) ?? known.get(plain.replace(/s$/u, '')) ?? []
}

/** Whether the word is one of these: it is spelled as it was meant. */
export const isVocabulary = (word: string): boolean => known.has(word) || known.has(word.replace(/s$/u, ''))
