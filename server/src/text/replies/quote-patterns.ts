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
/** A cheap test before the others, which take quadratic time. */
const mayBeAttribution = /(?:wrote|escribi[oó]|écrit|geschrieben|schrieb\b.*)[ \w]*:$/iu
/** Whether the joined lines introduce a quote: "On Sat, Nov 28, 2026 at 4:05 PM Hearback <...> wrote:". */
export const isAttribution = (line: string): boolean =>
  line.length <= 300 && mayBeAttribution.test(line) && wrote.some((form) => form.test(line))
/** An attribution that has a time of day or an address: enough to cut where the quote has no `>`. */
export const isSureAttribution = (line: string): boolean =>
  isAttribution(line) && (/\b\d{1,2}(?:[:.h]\d{2}| ?h\b)/u.test(line) || /\S@\S/u.test(line))
/** The last line before a quote with `>`, in any language: it has an address or a time and ends with a colon. */
export const introducesQuote = (line: string): boolean =>
  /[:：]$/u.test(line) && (/\S@\S/u.test(line) || /\d{1,2}[:.]\d{2}/u.test(line))

export const originalMessage =
  /^[-_*— ]{2,}(?:Original Message|Forwarded Message|Mensaje original|Mensaje reenviado|Message d['’]origine|Message original|Message transféré|Ursprüngliche Nachricht|Originalnachricht|Weitergeleitete Nachricht)[-_*— ]{2,}$/iu
/** Lines that separate a reply from the header block of the quote. */
export const rule = /^[-_=*─—]{5,}$/u

const names = [
  { first: /^From$/iu, others: /^(?:Sent|Date|To|Cc|Subject|Reply-To|Importance)$/iu },
  { first: /^De$/iu, others: /^(?:Enviado|Enviado el|Fecha|Para|CC|Asunto|Responder a)$/iu },
  { first: /^De$/iu, others: /^(?:Envoyé|Envoyé le|Date|À|A|Cc|Objet|Répondre à)$/iu },
  { first: /^Von$/iu, others: /^(?:Gesendet|Gesendet am|Datum|An|Cc|Betreff|Antwort an)$/iu },
]
const nameIn = (line: string) => /^\W{0,3}([\p{L}-]+(?: (?:el|le|am|a|à|an))?)\W{0,2} ?:/u.exec(line)?.[1] ?? ''

/** Whether these lines start with the header block of a quoted message: a sender, another field, and a third within five lines. */
export function isHeaderBlock([first = '', ...rest]: readonly string[]): boolean {
  const sender = nameIn(first)
  const found = rest
    .filter((line) => line !== '')
    .slice(0, 5)
    .map(nameIn)
  return names.some(
    ({ first: from, others }) =>
      from.test(sender) && others.test(found[0] ?? '') && found.filter((name) => others.test(name)).length >= 2,
  )
}

/** Signatures that phones and webmail append. */
export const clientSignature = [
  /^(?:Sent|Get) (?:from|via|with|Outlook|Yahoo|BlueMail|Proton)\b.{0,100}$/iu,
  /^Sent (?:from|via) .{1,100}$/iu,
  /^(?:Enviado|Enviada|Mandado) (?:desde|con|por)\b.{0,100}$/iu,
  /^(?:Obtener|Obtén|Consigue|Descarga|Descargar) (?:Outlook|Yahoo|BlueMail)\b.{0,100}$/iu,
  /^(?:Envoyé|Envoyée|Expédié) (?:de|depuis|à partir de|via|avec)\b.{0,100}$/iu,
  /^(?:Obtenez|Obtenir|Télécharger|Téléchargez) (?:Outlook|Yahoo|BlueMail)\b.{0,100}$/iu,
  /^Von (?:meinem|meiner|Yahoo|Outlook)\b.{0,100}gesendet\.?$/iu,
  /^(?:Gesendet|Diese Nachricht wurde) (?:von|mit|vom|über)\b.{0,100}$/iu,
  /^(?:Holen Sie sich|Beziehen Sie|Hol dir|Laden Sie) Outlook\b.{0,100}$/iu,
  /^Outlook für (?:iOS|Android|Mac)\b.{0,60}$/iu,
  /^Yahoo Mail ?: .{1,80}$/iu,
]

/** Invisible characters that clients add around lines. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** A line as the patterns see it: trimmed, without bidirectional marks and the asterisks of bold text, with plain spaces. */
export const matchable = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(/[\s\u00A0]+/gu, ' ')
    .replace(/^\*|\*(?=:?$)|(?<=^[^:]{1,20}:)\*|\*(?= ?:)/gu, '')
    .trim()
