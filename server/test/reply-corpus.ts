/** A reply as an email client sends it, and what its writer typed. */
export interface SampleReply {
  readonly name: string
  readonly text: string
  readonly typed: string
}

type Tongue = 'en' | 'es' | 'fr' | 'de'

/** The line that our emails start with, in the languages that they are written in. */
export const replyLines = ['Write your reply above this line', 'Escribe tu respuesta encima de esta línea']
const sender = 'Hearback <hello@jobs.example>'
const address = `r+${'abcdefghijklmnopqrstuvwxyz234567'.repeat(2).slice(0, 53)}@reply.jobs.example`

/** Our email, of which no part may be left. Each line has the word QUOTED. */
const original = (tongue: Tongue) => [
  `--- ${replyLines[tongue === 'es' ? 1 : 0]} ---`,
  '',
  'QUOTED Ana Reyes applied to Baker. Please answer by December 12, 2026.',
  '',
  'QUOTED View applicants: https://jobs.example/employer/jobs/0198c9c8-6f7e-7aaa-8bbb-0123456789ab/applicants',
  '',
  '-- ',
  'QUOTED Hearback: every application gets an answer',
]
const quoted = (lines: readonly string[]) => lines.map((line) => (line === '' ? '>' : `> ${line}`))

const attributions: Record<Tongue, Record<'gmail' | 'apple' | 'yahoo' | 'thunderbird', string>> = {
  en: {
    gmail: `On Sat, Nov 28, 2026 at 4:05\u202fPM ${sender} wrote:`,
    apple: `On Nov 28, 2026, at 4:05\u202fPM, ${sender} wrote:`,
    yahoo: `On Saturday, November 28, 2026 at 04:05:12 PM GMT+1, ${sender} wrote:`,
    thunderbird: 'On 11/28/26 16:05, Hearback wrote:',
  },
  es: {
    gmail: 'El sáb, 28 nov 2026 a las 16:05, Hearback (<hello@jobs.example>) escribió:',
    apple: `El 28 nov 2026, a las 16:05, ${sender} escribió:`,
    yahoo: `El sábado, 28 de noviembre de 2026, 16:05:12 CET, ${sender} escribió:`,
    thunderbird: 'El 28/11/26 a las 16:05, Hearback escribió:',
  },
  fr: {
    gmail: `Le sam. 28 nov. 2026 à 16:05, ${sender} a écrit\u00a0:`,
    apple: `Le 28 nov. 2026 à 16:05, ${sender} a écrit\u00a0:`,
    yahoo: `Le samedi 28 novembre 2026 à 16:05:12 UTC+1, ${sender} a écrit :`,
    thunderbird: 'Le 28/11/2026 à 16:05, Hearback a écrit\u00a0:',
  },
  de: {
    gmail: `Am Sa., 28. Nov. 2026 um 16:05\u00a0Uhr schrieb ${sender}:`,
    apple: `Am 28.11.2026 um 16:05 schrieb ${sender}:`,
    yahoo: `Am Samstag, 28. November 2026 um 16:05:12 MEZ hat ${sender} Folgendes geschrieben:`,
    thunderbird: 'Am 28.11.26 um 16:05 schrieb Hearback:',
  },
}

const outlookHeaders: Record<Tongue, string[]> = {
  en: [`From: ${sender}`, 'Sent: Saturday, November 28, 2026 4:05 PM', 'To: Rita Kaya', 'Subject: New application'],
  es: [`De: ${sender}`, 'Enviado: sábado, 28 de noviembre de 2026 16:05', 'Para: Rita Kaya', 'Asunto: Candidatura'],
  fr: [
    `De\u00a0: ${sender}`,
    'Envoyé\u00a0: samedi 28 novembre 2026 16:05',
    'À\u00a0: Rita Kaya',
    'Objet\u00a0: Candidature',
  ],
  de: [`Von: ${sender}`, 'Gesendet: Samstag, 28. November 2026 16:05', 'An: Rita Kaya', 'Betreff: Bewerbung'],
}
const separators: Record<Tongue, string> = {
  en: '-----Original Message-----',
  es: '-----Mensaje original-----',
  fr: "-----Message d'origine-----",
  de: '-----Ursprüngliche Nachricht-----',
}
const phone: Record<Tongue, string[]> = {
  en: ['Sent from my iPhone', 'Sent from Yahoo Mail on Android', 'Get Outlook for iOS<https://aka.ms/o0ukef>'],
  es: [
    'Enviado desde mi iPhone',
    'Enviado desde Yahoo Mail para Android',
    'Obtener Outlook para iOS<https://aka.ms/o0ukef>',
  ],
  fr: [
    'Envoyé de mon iPhone',
    'Envoyé depuis Yahoo Mail pour Android',
    'Obtenez Outlook pour iOS<https://aka.ms/o0ukef>',
  ],
  de: [
    'Von meinem iPhone gesendet',
    'Gesendet von Yahoo Mail auf Android',
    'Holen Sie sich Outlook für iOS<https://aka.ms/o0ukef>',
  ],
}

const typedTexts: Record<Tongue, string[]> = {
  en: [
    'Thanks for applying, Ana. Can you come in on Tuesday at 9:30?',
    'Hi Ana,\n\nyes, the job is still open 🥐👩‍🍳.\n\nBest regards,\nRita Kaya\nCopper Kettle Bakery',
    'On Monday we start at 5:00, from then on at 6:00. Is that fine?\n\nFrom: the station it is 10 minutes on foot.',
    'Two questions:\n\n1. When can you start?\n2. Do you have a license - a car is needed?\n\nTo: be honest, nights are rare.',
    `A long line that the client does not break: ${'we would like to know more about your last job, and '.repeat(8)}so on.`,
  ],
  es: [
    'Gracias por tu candidatura, Ana. ¿Puedes venir el martes a las 9:30?',
    'Hola, Ana:\n\nsí, el puesto sigue libre 🎉.\n\nUn saludo,\nRita Kaya',
    'El lunes empezamos a las 5:00, luego a las 6:00.\n\nDe: la estación son 10 minutos a pie.',
    'Te escribo por dos cosas:\n\n- ¿Cuándo puedes empezar?\n- ¿Tienes coche?',
    'Muchas gracias. Ya te dije lo que mi jefa escribió: nada de noches.',
  ],
  fr: [
    'Merci pour votre candidature, Ana. Pouvez-vous venir mardi à 9 h 30\u00a0?',
    'Bonjour Ana,\n\noui, le poste est libre 🥖.\n\nCordialement,\nRita Kaya',
    'Le lundi nous commençons à 5:00.\n\nÀ\u00a0: bientôt, j’espère.',
    'Deux questions\u00a0:\n\n1. Quand pouvez-vous commencer\u00a0?\n2. Avez-vous le permis\u00a0?',
    'Je vous ai écrit : le 3 mars est pris, le 4 est libre.',
  ],
  de: [
    'Danke für Ihre Bewerbung, Ana. Können Sie am Dienstag um 9:30 kommen?',
    'Hallo Ana,\n\nja, die Stelle ist noch frei 🥨.\n\nViele Grüße\nRita Kaya',
    'Am Montag beginnen wir um 5:00 Uhr, danach um 6:00.\n\nAn: Wochenenden ist frei.',
    'Zwei Fragen:\n\n1. Wann können Sie anfangen?\n2. Haben Sie einen Führerschein?',
    'Wie ich schon schrieb: Am 3. ist es zu früh, am 4. passt es.',
  ],
}
/** Right-to-left, mixed direction, and text of other scripts. */
const anywhere = [
  'شكرا لك يا آنا، هل يمكنك الحضور يوم الثلاثاء الساعة 9:30؟',
  'תודה אנה! נתראה ביום שלישי 👍🏽',
  '谢谢您的申请，周二九点半可以来吗？',
]

type Layout = (typed: string, tongue: Tongue) => string[]
const head: Record<Tongue, string> = { en: 'Rita Kaya', es: 'Rita Kaya', fr: 'Rita Kaya', de: 'Rita Kaya' }
/** Breaks an attribution in front of the address, as clients do that wrap at 78 characters. */
const broken = (line: string) => line.replace(/ (?=\(?<)/u, '\n').split('\n')
const bidi = (line: string) => `\u202a${line}\u202c`

const layouts: Record<string, Layout> = {
  'Gmail, top': (typed, t) => [typed, '', attributions[t].gmail, '', ...quoted(original(t))],
  'Gmail, top, broken attribution': (typed, t) => [
    typed,
    '',
    ...broken(attributions[t].gmail),
    '',
    ...quoted(original(t)),
  ],
  'Gmail, top, signature': (typed, t) => [
    typed,
    '',
    '-- ',
    head[t],
    'Copper Kettle',
    '',
    attributions[t].gmail,
    '',
    ...quoted(original(t)),
  ],
  'Gmail, bottom': (typed, t) => [attributions[t].gmail, '', ...quoted(original(t)), '', typed, ''],
  'Gmail, right to left': (typed, t) => [typed, '', bidi(attributions[t].gmail), '', ...quoted(original(t))],
  'Apple Mail, top': (typed, t) => [
    typed,
    '',
    ...quoted(['']).slice(1),
    `> ${attributions[t].apple}`,
    '> ',
    ...quoted(original(t)),
  ],
  'Apple Mail, Mac': (typed, t) => [typed, '', ...broken(attributions[t].apple), '', ...quoted(original(t)), ''],
  'Apple Mail, iPhone': (typed, t) => [
    typed,
    '',
    phone[t][0] ?? '',
    '',
    `> ${attributions[t].apple}`,
    '> ',
    ...quoted(original(t)),
  ],
  'Outlook, desktop': (typed, t) => [typed, '', ...outlookHeaders[t], '', ...original(t)],
  'Outlook, desktop, separator': (typed, t) => [typed, '', separators[t], ...outlookHeaders[t], '', ...original(t)],
  'Outlook, web': (typed, t) => [
    typed,
    '',
    '________________________________',
    ...outlookHeaders[t],
    '',
    ...original(t),
  ],
  'Outlook, web, bold': (typed, t) => [
    typed,
    '',
    ...outlookHeaders[t].map((line) => line.replace(/^([^:]+?)(\s?):/u, '*$1$2:*')),
    '',
    ...original(t),
  ],
  'Outlook, mobile': (typed, t) => [
    typed,
    '',
    phone[t][2] ?? '',
    '________________________________',
    ...outlookHeaders[t],
    '',
    ...original(t),
  ],
  'Thunderbird, bottom': (typed, t) => [attributions[t].thunderbird, ...quoted(original(t)), '', typed, ''],
  'Thunderbird, top': (typed, t) => [typed, '', attributions[t].thunderbird, ...quoted(original(t)), ''],
  'Thunderbird, bottom, signature': (typed, t) => [
    attributions[t].thunderbird,
    ...quoted(original(t)),
    '',
    typed,
    '',
    '-- ',
    head[t],
  ],
  'Yahoo, web': (typed, t) => [
    ` ${typed}`,
    '',
    `    ${attributions[t].yahoo}  `,
    ' ',
    ...original(t).map((line) => ` ${line}`),
  ],
  'Yahoo, phone': (typed, t) => [
    typed,
    '',
    phone[t][1] ?? '',
    ' ',
    `  ${attributions[t].yahoo}`,
    ...quoted(original(t)),
  ],
}

/** Text between two parts of a quote; both parts of what was typed are kept. */
const inline: Layout = (typed, t) => {
  const lines = quoted(original(t))
  return [attributions[t].thunderbird, ...lines.slice(0, 4), '', typed, '', ...lines.slice(4)]
}

/** More than 300 replies in the layouts of five clients and four languages. */
export function replyCorpus(): SampleReply[] {
  const all = Object.entries({ ...layouts, 'Thunderbird, inline': inline })
  return (Object.keys(typedTexts) as Tongue[]).flatMap((tongue) =>
    all.flatMap(([name, layout]) =>
      [...typedTexts[tongue], ...anywhere].map((typed, index) => {
        const text = layout(typed, tongue).join(index % 2 === 0 ? '\n' : '\r\n')
        const from = index === 3 ? address : 'hello@jobs.example'
        return { name: `${name}, ${tongue}, ${index}`, text: text.replaceAll('hello@jobs.example', from), typed }
      }),
    ),
  )
}
