/** Words that name the legal form of a company after its name, in lower case without dots. */
export const legalForms: readonly string[] = [
  // United States, United Kingdom, Ireland, Canada, Australia, India, Singapore
  ...['inc', 'incorporated', 'llc', 'llp', 'lllp', 'pllc', 'pbc', 'corp', 'corporation', 'co', 'company', 'lp', 'pc'],
  ...['ltd', 'limited', 'plc', 'dac', 'clg', 'cic', 'ulc', 'pty', 'pvt', 'pte', 'bhd', 'sdn', 'opc'],
  // Germany, Austria, Switzerland, the Netherlands, Belgium
  ...['gmbh', 'ggmbh', 'mbh', 'ug', 'haftungsbeschränkt', 'ag', 'kg', 'kgaa', 'ohg', 'gbr', 'ek', 'eg', 'ev', 'se'],
  ...['bv', 'nv', 'vof', 'bvba', 'cvba', 'sprl'],
  // Spain, Latin America, Portugal, Brazil, France, Italy
  ...[
    'sl',
    'slu',
    'slne',
    'sll',
    'sa',
    'sau',
    'sas',
    'sasu',
    'srl',
    'srls',
    'spa',
    'sarl',
    'eurl',
    'snc',
    'scp',
    'scl',
  ],
  ...['cv', 'rl', 'sapi', 'eirl', 'ltda', 'lda', 'eireli'],
  // Northern and Eastern Europe, Turkey
  ...[
    'ab',
    'as',
    'asa',
    'aps',
    'oy',
    'oyj',
    'ehf',
    'oü',
    'uab',
    'sia',
    'zoo',
    'oo',
    'kft',
    'zrt',
    'nyrt',
    'sro',
    'doo',
  ],
  ...['ood', 'eood', 'ead', 'şti', 'aş'],
  // Asia
  ...['kk', 'gk', 'yk', 'tbk', 'jsc', 'fzco', 'fze', 'wll'],
]

/** Words that stand between the parts of a legal form, such as "S.A. de C.V.", "Sp. z o.o." and "GmbH & Co. KG". */
export const legalConnectors: readonly string[] = ['and', 'de', 'et', 'private', 'sp', 'und', 'y', 'z']

/** Legal forms that are written before or after the name. */
export const otherLegalForms: readonly string[] = [
  ...['sia', 'uab', 'pt', 'ooo', 'oao', 'zao', 'pao', 'شركة'],
  ...['ооо', 'оао', 'зао', 'пао', 'ао', 'тов', 'еоод', 'оод', 'επε', 'ικε', 'αε'],
]

/** Legal forms that are written before or after a name without a space. */
export const joinedLegalForms: readonly string[] = [
  ...[
    'บริษัท',
    'จำกัด',
    '株式会社',
    '有限会社',
    '合同会社',
    '股份有限公司',
    '有限责任公司',
    '有限公司',
    '주식회사',
    '유한회사',
  ],
]
