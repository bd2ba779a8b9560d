import { endOfLink, LINK_LETTER } from '@hearback/contract/values/link-text.ts'
import { parse } from 'tldts'

const address = new RegExp(
  String.raw`(?<![a-z\d])(?:https?|hxxps?):\/\/${LINK_LETTER}{1,2000}|(?<![a-z\d@./-])www\.${LINK_LETTER}{1,2000}`,
  'giu',
)
const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,8}[\p{L}-]{2,24}/giu
/** A host name without a scheme; a path distinguishes a link from a typing error. */
const bare =
  /(?<![\p{L}\d@._/\\-])(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,6}(\p{L}{2,24})(?![\p{L}\d@_-]|\.[\p{L}\d])(\/\S{1,2000})?/giu

/** Normalizes "acme [dot] com" and "acme(.)com"; "dot com" alone is a common phrase. */
const plainly = (text: string) =>
  text
    .replace(/[ ]?[[({][ ]?(?:\.|dot|punto)[ ]?[\])}][ ]?/gi, '.')
    .replace(/([\p{L}\d]) dot (com|net|org|io|co|info|me)\b/giu, '$1.$2')

/** Country domains that are also words or file extensions; they count as links only with a path. */
const alsoWords = new Set(
  'ad ai am an as at be by cc de do el es gg id ie il im in is it la li lo ma me md mi mo ms mu my na ne ni no nu om pa ph pl pm ps pt py re rs sa sc se sh si so st su ta to un us va ve vi ws'.split(
    ' ',
  ),
)
/** Well-known generic domains; "name.how" is more likely a typing error. */
const generic = new Set(
  'com net org info biz edu gov mil int online site website shop store xyz top icu vip club tech cloud space app dev pro careers agency solutions services company'.split(
    ' ',
  ),
)
/** Tools named like domains. */
const tools = new Set(['asp.net', 'ado.net', 'vb.net', 'paint.net', 'socket.io', 'draw.io', 'booking.com'])

const options = { allowPrivateDomains: true }
const domainOf = (link: string): string | null => {
  const { domain, hostname } = parse(link.replace(/^hxxp/i, 'http'), options)
  const name = domain ?? hostname
  return name && URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name
}

const isKnownEnding = (ending: string) => (ending.length === 2 ? !alsoWords.has(ending) : generic.has(ending))

function isBareLink([whole, ending = '', path]: RegExpMatchArray): boolean {
  const { domain, isIcann, isPrivate } = parse(whole, options)
  if (!domain || !(isIcann || isPrivate)) return false
  if (path) return true
  // "tomorrow.We" ends a sentence; domains are written in one case.
  const isSentenceEnd = /^\p{Lu}\p{Ll}*$/u.test(ending)
  const [label = ''] = domain.split('.')
  return !isSentenceEnd && label.length > 1 && isKnownEnding(ending.toLowerCase()) && !tools.has(domain)
}

/** Whether a link leads to a domain other than the company's. Emails are not links. */
export function leadsElsewhere(content: string, companyWebsite: string | null): boolean {
  // Full-width punctuation ends a URL in the rendered page. NFKC would turn it into ASCII, which may be part of a URL.
  const text = plainly(content.replace(/[，；：！？](?!\/\/)/gu, '$& ').normalize('NFKC'))
  const own = companyWebsite && domainOf(companyWebsite)
  const links = [...text.matchAll(address)].map(({ 0: link, index }) => endOfLink(link, text[index - 1]))
  const rest = text.replace(address, ' ').replace(email, ' ')
  links.push(...[...rest.matchAll(bare)].filter(isBareLink).map(([link]) => link))
  return links.some((link) => !own || domainOf(link) !== own)
}
