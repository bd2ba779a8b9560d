import { any, asked, near } from './warning-sentences.rules.ts'

/** Verbs that ask the reader for something. "You need a driver's license" states a requirement and does not match. */
const askFor = any(`
  send | give | share | provide | tell | text | e-?mail | forward | reply with | respond with | submit | upload |
  enter | fill in | confirm | verify | attach | show | take | message | dm | what(?:'s| is| are) | whats |
  (?:we|i|they|bank|system|department)(?:'ll| will| would| do| also|'d)? (?:need|require|want|ask for) | requires? |
  may i (?:have|get|see) | can (?:i|we) (?:have|get|see) | could (?:i|we) (?:have|get|see) | let me have | drop |
  envi(?:a|ar|ame|anos|e|enos|eme|es) | mand(?:a|ar|ame|anos|e|eme|es) | da(?:me|nos|r|rnos|rme) |
  pas(?:a|ame|anos|e) | necesit(?:o|amos) | requerimos | solicitamos | proporcion(?:a|ar|ame|anos|e|es) |
  compart(?:e|ir|eme|enos|a) | facilit(?:a|ar|ame|anos|e) | indic(?:a|ar|ame|anos|e) | cual es |
  confirm(?:a|ar|ame|anos) | adjunt(?:a|ar|e) | sub(?:e|ir|a) | di(?:me|nos)`)
const yours = any('your | ur | tu | tus | su | sus | vuestra? | the employee | following')

const accounts = any(`
  (?:bank(?:ing)?|checking|savings|payroll|deposit|atm) (?:account |acct )?(?:details?|info(?:rmation)?|numbers?|log ?in|credentials|password|passcode) |
  bank account | bank name | name of your bank |
  (?:account|acct|a/c|routing|aba|iban|swift|bic) (?:and routing |& routing )?(?:numbers?|no|code|details) |
  routing | iban | swift code | sort ?code | account and routing |
  (?:debit|credit|bank|atm|visa|master ?card) (?:card )?(?:numbers?|details?|info(?:rmation)?) |
  card (?:numbers?|details?|info(?:rmation)?) | (?:debit|credit) card | cvv2? | cvc | atm pin | online banking |
  bank statements? | numeros? de (?:la |tu |su )?(?:cuenta|tarjeta|ruta) |
  datos (?:bancarios|de (?:la |tu |su )?(?:cuenta|tarjeta|banco)) | cuenta bancaria | clabe | cbu |
  numero de iban | codigo swift | tarjeta de (?:credito|debito)`)
const bank = [
  near(askFor, `(?:${yours})(?:[^a-z]{1,3}[a-z]{1,20}){0,7}?[^a-z]{1,3}(?:${accounts})`, 8),
  near(
    any(`
  send | give | share | text | e-?mail | forward | reply with | submit | enviame | enviar | envia | mandame |
  manda | dame | pasame | necesito | proporciona`),
    accounts,
    3,
  ),
  near(any('which | what'), '(?:bank|banks) (?:do you|are you|is yours|you (?:use|have|bank))', 1),
  near('who', '(?:do|are) you bank(?:ing)? with', 0),
]

/** Identity documents; a number or copy suffices for identity theft. */
const papers = any(`
  driver'?s?'? ?(?:licen[cs]e|permit) | driving licen[cs]e |
  (?:state|government|national|photo|gov(?:ernment)?[- ]issued)(?: photo)? id | id ?cards? |
  identity (?:card|document)s? | ids? | identification | passports? | green ?card | dni | nie | pasaporte |
  cedula | licencia(?: de conducir)? | identificacion(?: oficial)? | ine`)
const numbers = any(`
  ssn | ss# | social security(?: number| no| card| #)? | social insurance number | national insurance number |
  social(?= and|$) | itin | tax id | passport (?:number|no|details|info(?:rmation)?|page|copy|photo) |
  (?:national |identity |state )?id (?:number|no) | (?:driver'?s?'? ?|driving )?licen[cs]e (?:number|no) |
  mother'?s maiden name |
  numero (?:de|del) (?:la |tu |su )?(?:seguro social|seguridad social|pasaporte|dni|nie|cedula|identidad|identificacion|licencia|curp) |
  seguro social | curp | rfc | nss | dni | pasaporte | cedula`)
const copies = any(`
  copy | copies | photo | photos | picture | pictures | pic | pics | scan | scans | image | images | front | back |
  both sides | selfie | copia | foto | fotos | imagen | escaneo | ambos lados`)
const identity = [
  near(askFor, `(?:${yours})(?:[^a-z]{1,3}[a-z']{1,20}){0,7}?[^a-z]{1,3}(?:${numbers})`, 8),
  near(askFor, `(?:${copies})(?:[^a-z]{1,3}[a-z']{1,20}){0,6}?[^a-z]{1,3}(?:${papers}|${numbers})`, 4),
  near(
    any(`
  send | text | e-?mail | upload | share | submit | enviame | enviar | envia | mandame | sube | adjunta`),
    `(?:me |us |over )?(?:${yours})(?: [a-z']{1,15}){0,2} (?:${papers})`,
    1,
  ),
  near(any('send | give | text | share | provide | enviame | dame | mandame'), any('ssn | social security number'), 3),
]

export const asksForBankDetails = (sentence: string): boolean => bank.some((p) => p.test(asked(sentence)))
export const asksForIdentity = (sentence: string): boolean => identity.some((p) => p.test(asked(sentence)))
