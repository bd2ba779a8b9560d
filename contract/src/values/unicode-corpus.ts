/** User-perceived characters of many kinds, most with several code points, for tests of truncation and counting. */
const characters = [
  ...['a', 'ß', 'Ł', 'é', 'e\u0301', 'x\u0323\u0307', 'a\u0308\u0301', '한', '각', 'ᄒ\u1161\u11ab', 'が', 'か\u3099'],
  ...['漢', '𠮷', '葛\u{E0100}', '看', '。', '，', 'ｱ', 'ﬁ', '𝔘', '𐍈', '²'],
  ...['🥐', '👍🏽', '👨‍👩‍👧‍👦', '👩🏽‍🚒', '🕵️‍♂️', '🏳️‍🌈', '❤️‍🔥', '🫱🏻‍🫲🏿', '🐈‍⬛', '☕︎', '1️⃣', '🇨🇭', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🧑‍🦽‍➡️'],
  ...[
    'ن',
    'بِ',
    'لا',
    'ش\u0651\u064e',
    'שָׁ',
    'ܫ',
    'क',
    'क्ष',
    'क्‍ष',
    'न्दि',
    'কা',
    'ක්‍ර',
    'தமி',
    'ก็',
    'น้ำ',
    'ខ្មែ',
    'မြ',
    'བོད',
    'ᠠ᠋',
    'አ',
  ],
] as const

/** Whole texts as people write them. */
const sentences = [
  'Bäckerin für Nachtschicht – 38,5 Std. 🥐🥐🥐',
  'نانوای شب‌کار در تهران می‌خواهیم ۵۰‌ساله',
  'مطلوب خبّاز للعمل ليلًا في الرياض – دوام كامل',
  'דרוש אופה ללילה בתל־אביב (C++‎ לא נדרש)',
  'रात की पाली के लिए बेकर चाहिए, क्‍षमता हो',
  'রাতের বেকার প্রয়োজন, ঢাকা',
  '夜勤パン職人を募集しています（渡邉󠄂ベーカリー）',
  '招聘夜班面包师，五险一金。请看https://a.example/x，谢谢',
  '야간 제빵사 모집 (주 5일) 👩🏽‍🍳',
  'ต้องการคนทำขนมปังกะดึก น้ำใจดี',
  'Потрібен пекар на нічну зміну ☕︎',
  'Z̷̢̛a̴̡͝l̵̨̛g̶̡͝o̷ baker w̷a̸n̵t̶e̷d̸',
] as const

/**
 * More than 260 well-formed texts: each character after 0 to 3 letters and repeated, and sentences repeated. Made for
 * truncation at any length.
 */
export const unicodeCorpus: readonly string[] = [
  ...characters.flatMap((one) => ['', 'b', 'bc', 'bcd'].map((start) => start + one.repeat(240))),
  ...characters.map((one, at) => `${one} ${characters[(at + 7) % characters.length]}`.repeat(90)),
  ...sentences.map((one) => `${one} `.repeat(12).trim()),
]
