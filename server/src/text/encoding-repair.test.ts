import { describe, expect, test } from 'vitest'
import { repairEncoding } from './encoding-repair.ts'

const windows = new TextDecoder('windows-1252')
const misread = (text: string) => windows.decode(new TextEncoder().encode(text))
const misreadAsLatin1 = (text: string) => Buffer.from(text).toString('latin1')

const sentences = [
  'Captain’s Clerk – night shift',
  'Café, crème brûlée et pâtisserie',
  'Größe und Übung: Straßenbahnfahrer gesucht',
  'Diseñador gráfico; ¿quién más?',
  'Técnico de manutenção e instalação',
  'Køkkenhjælp søges på fuldtid',
  'Pracownik gospodarczy: Łódź, żółty',
  'Řidič skupiny C, Plzeň',
  'Mon cœur, c’est l’Œuvre à Évreux',
  'Voilà l’équipe… “prête”',
  '€ 20 per hour — “competitive” ™',
  'Bäcker*in (m/w/d) für Köln',
  'Инженер-программист в Москву',
  'Ζητείται πωλητής στην Αθήνα',
  '軟件工程師，全職',
  'ソフトウェアエンジニア募集',
  'نحتاج إلى مهندس برمجيات',
  'Baker wanted 🥐 early shift 👩‍🍳',
  'Señor chef; 2 días libres • comidas',
  'ongeëvenaard goed salaris, coördinator',
]

describe('text that was read in the wrong encoding', () => {
  test.each(sentences)('is repaired: %s', (sentence) => {
    expect(repairEncoding(misread(sentence))).toBe(sentence)
    expect(repairEncoding(misreadAsLatin1(sentence))).toBe(sentence)
    expect(repairEncoding(misread(misread(sentence)))).toBe(sentence)
  })

  test.each(sentences)('stays as it is where it was read right: %s', (sentence) => {
    expect(repairEncoding(sentence)).toBe(sentence)
    expect(repairEncoding(sentence.toUpperCase())).toBe(sentence.toUpperCase())
  })
})

describe('correct text', () => {
  const letters = Array.from({ length: 0xf5 - 0xc0 }, (_, n) => String.fromCharCode(0xc0 + n))
  const signs = [
    '\u00A0',
    '…',
    '”',
    '“',
    '’',
    '‘',
    '–',
    '—',
    '•',
    '»',
    '«',
    '›',
    '‹',
    '\u00A0»',
    '”…',
    '’”',
    '…”',
    '\u00A0–',
  ]
  const places = [
    (end: string) => `GEM${end} Tarif`,
    (end: string) => `„${end} im Team`,
    (end: string) => `Wort ${end}\u00A0TARIF`,
  ]

  test('keeps each accented letter before each quotation mark, dash, ellipsis and no-break space', () => {
    const texts = letters.flatMap((letter) => signs.flatMap((sign) => places.map((place) => place(letter + sign))))
    expect(texts.length).toBeGreaterThan(2_500)
    expect(texts.filter((text) => repairEncoding(text) !== text)).toEqual([])
  })

  test.each([
    'gemäß\u00A0Tarif, viel „Spaß“ im Team',
    'EMPLOYÉ… polyvalent',
    '“SALARIÉ”',
    'S.Ã\u00A0r.l.',
    'A partir de amanhã… “MANHÔ',
    'FÅ… og PÅ“ og GÅ\u00A0',
    'Smörgås”, “Ålesund”',
    'voilà… “passé”…',
    'Übergröße Ãpfel',
  ])('stays: %s', (text) => expect(repairEncoding(text)).toBe(text))
})
