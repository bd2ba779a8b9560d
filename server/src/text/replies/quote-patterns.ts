/** Lines that email clients add to replies, in English, Spanish, French and German, after `matchable`. */

const wrote = [
  /^On\b.*\d.*\bwrote ?:$/iu,
  /^El\b.*\d.*\bescribi(?:ó|o) ?:$/iu,
  /^Le\b.*\d.*\b(?:a )?écrit ?:$/iu,
  /^Am\b.*\d.*\bschrieb\b.*:$/iu,
  /^Am\b.*\d.*\bhat\b.*\bgeschrieben ?:$/iu,
  // "Hearback <hello@jobs.example> schrieb am 28.11.2026 16:05:"
  /<[^<>@\s]+@[^<>@\s]+>.*(?:wrote|escribió|écrit|schrieb).*:$/iu,
]
/** The first words of attributions, which may be broken over several lines. */
export const attributionStart = /^(?:On|El|Le|Am)\b|<[^<>@\s]+@[^<>@\s]+>/iu
/** The start of a quote without `>` whose text follows on the same line, as Yahoo Mail on phones writes it. */
export const inlineAttribution =
  /^\s{0,20}(?:On|El|Le|Am)\b.{0,200}?<[^<>@\s]{1,100}@[^<>@\s]{1,100}> ?(?:wrote|escribió|a écrit|schrieb) ?: *\S/iu
/** A cheap test before the others, which take quadratic time. */
const mayBeAttribution = /(?:wrote|escribi[oó]|écrit|geschrieben|schrieb\b.*)[ \w]*:$/iu
/** Whether the joined lines introduce a quote: "On Sat, Nov 28, 2026 at 4:05 PM Hearback <...> wrote:". */
export const isAttribution = (line: string): boolean =>
  line.length <= 300 && mayBeAttribution.test(line) && wrote.some((form) => form.test(line))
/** An attribution that has an address, or a date and a time of day: enough to cut where the quote has no `>`. */
export const isSureAttribution = (line: string): boolean =>
  isAttribution(line) &&
  (/\S@\S/u.test(line) || (/\b\d{1,2}(?:[:.h]\d{2}| ?h\b)/u.test(line) && /\b\d{4}\b|\d[/-]\d/u.test(line)))
/** A line that an attribution in another language may start with, when it is broken: it has an address, or a day and a time. */
export const mayBreakAttribution = (line: string): boolean =>
  /<[^<>@\s]+@[^<>@\s]+>/u.test(line) || (/\b\d{4}\b/u.test(line) && /\b\d{1,2}[:.]\d{2}\b/u.test(line))
/** The last line before a quote with `>`, in any language: it has an address or a time and ends with a colon. */
export const introducesQuote = (line: string): boolean =>
  /[:：]$/u.test(line) && (/\S@\S/u.test(line) || /\d{1,2}[:.]\d{2}/u.test(line))

const originalMessage =
  /^[-_*— ]{2,}(?:Original Message|Forwarded Message|Mensaje original|Mensaje reenviado|Message d['’]origine|Message original|Message transféré|Ursprüngliche Nachricht|Originalnachricht|Weitergeleitete Nachricht)[-_*— ]{2,}$/iu
/** Apple Mail puts this line before a message that it forwards. */
const forwardedMessage =
  /^(?:Begin forwarded message|Inicio del mensaje reenviado|Début du (?:message réexpédié|message transféré)|Anfang der weitergeleiteten Nachricht) ?:$/iu
/** An attribution between dashes, as Zoho Mail and HCL Notes write it. */
const dashedAttribution = /^-{3,5}.*\S@\S.*\b(?:wrote|escribió|écrit|schrieb) ?:? ?-{3,5}$/iu
/** Whether the line announces that the rest is a quoted or forwarded message. */
export const announcesMessage = (line: string): boolean =>
  [originalMessage, forwardedMessage, dashedAttribution].some((form) => form.test(line))
/** Lines that separate a reply from the header block of the quote. */
export const rule = /^[-_=*─—]{5,}$/u

const names = [
  { from: /^From$/iu, others: /^(?:Sent|Date|To|Cc|Reply-To|Importance)$/iu, subject: /^Subject$/iu },
  { from: /^De$/iu, others: /^(?:Enviado|Enviado el|Fecha|Para|CC|Responder a)$/iu, subject: /^Asunto$/iu },
  { from: /^De$/iu, others: /^(?:Envoyé|Envoyé le|Date|À|A|Cc|Répondre à)$/iu, subject: /^Objet$/iu },
  { from: /^Von$/iu, others: /^(?:Gesendet|Gesendet am|Datum|An|Cc|Antwort an)$/iu, subject: /^Betreff$/iu },
]
const nameIn = (line: string) => /^\W{0,3}([\p{L}-]+(?: (?:el|le|am|a|à|an))?)\W{0,2} ?:/u.exec(line)?.[1] ?? ''

/**
 * Whether these lines start with the header block of a quoted message: a sender and another field, in any order, and a third
 * within five lines. A block without a subject needs the address of the sender: people write "From: 9:00, To: 17:00" too.
 */
export function isHeaderBlock(lines: readonly string[]): boolean {
  if (nameIn(lines[0] ?? '') === '') return false
  // Long addresses stand on a line of their own.
  const filled = lines.filter((line) => line !== '' && !/^<\S+@\S+>$/u.test(line))
  const found = filled.map(nameIn).filter((_, index) => index < 6)
  return names.some(({ from, others, subject }) => {
    const isField = (name: string) => others.test(name) || subject.test(name)
    const sender = found.findIndex((name) => from.test(name))
    const hasSender = sender === 0 || (sender === 1 && lines[1] !== '' && isField(found[0] ?? ''))
    const fields = found.filter(isField).length
    const isMessage = found.some((name) => subject.test(name)) || lines.some((line) => /\S@\S/u.test(line))
    return hasSender && isField(found[sender === 0 ? 1 : 0] ?? '') && fields >= 2 && isMessage
  })
}

/** Devices and programs that name themselves in signatures. */
const programs =
  /\b(?:iPhone|iPad|iPod|iOS|Android|Windows|Mac|Galaxy|Samsung|Huawei|Xiaomi|Pixel|BlackBerry|smartphone|(?:mobile|cell|smart) ?phone|(?:mobile|wireless|handheld) device|móvil|celular|Handy|Mobiltelefon|Outlook|Yahoo|Gmail|Google|Proton|ProtonMail|Tuta|Tutanota|BlueMail|Thunderbird|Spark|Superhuman|Shortwave|Zoho|Mailspring|Missive|Front|Airmail|Canary|AOL|myMail|GMX|WEB\.DE|iCloud|eM Client|K-9|FairEmail|Mimestream)\b/iu
/** Sentences of people begin so too: "Sent with FedEx yesterday". */
const sentFrom =
  /^(?:Sent (?:from|via|with|using)|(?:Enviad[oa]|Mandado) (?:desde|con|por|mediante)|(?:Envoyée?|Expédiée?) (?:de|depuis|à partir de|via|avec)|(?:Gesendet|Diese Nachricht wurde) (?:von|mit|vom|über))\b.{1,100}$/iu
const sentFromMine =
  /^(?:Sent from my|Enviad[oa] desde mi|Envoyée? de (?:mon|ma)|Gesendet von meine[mr]|Von meine[mr] .{1,60} gesendet)\b/iu
const isSentFrom = (line: string) => sentFromMine.test(line) || (sentFrom.test(line) && programs.test(line))

/** Signatures that phones and webmail append. */
const clientSignatures = [
  /^Get (?:Outlook|Yahoo|BlueMail|Proton)\b.{0,100}$/iu,
  /^(?:Obtener|Obtén|Consigue|Descarga|Descargar) (?:Outlook|Yahoo|BlueMail)\b.{0,100}$/iu,
  /^(?:Obtenez|Obtenir|Télécharger|Téléchargez) (?:Outlook|Yahoo|BlueMail)\b.{0,100}$/iu,
  /^Von (?:Yahoo|Outlook)\b.{0,100}gesendet\.?$/iu,
  /^(?:Holen Sie sich|Beziehen Sie|Hol dir|Laden Sie) Outlook\b.{0,100}$/iu,
  /^Outlook für (?:iOS|Android|Mac)\b.{0,60}$/iu,
  /^Yahoo Mail ?: .{1,80}$/iu,
  /^.{1,80} (?:reacted via|reaccionó (?:a través de|mediante|por|con|desde)) Gmail$/iu,
]
/** Whether a mail client has appended this line. */
export const isClientSignature = (line: string): boolean =>
  isSentFrom(line) || clientSignatures.some((form) => form.test(line))

/** Invisible characters that clients add around lines. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** A line as the patterns see it: trimmed, without bidirectional marks and the asterisks of bold text, with plain spaces. */
export const matchable = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(/[\s\u00A0]+/gu, ' ')
    .replace(/^\*|\*(?=:?$)|(?<=^[^:]{1,20}:)\*|\*(?= ?:)/gu, '')
    .trim()
