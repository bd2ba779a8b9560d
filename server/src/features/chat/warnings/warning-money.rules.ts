import { any, asked, near } from './warning-sentences.rules.ts'

/** Payments by the company are not requests. */
const companyPays =
  /\b(?:we|company|employer|i|restaurant|shop|nosotros|empresa)(?:'ll| will| also| fully|\s)+(?:pays?|covers?|provides?|reimburses?|offers?|paga|cubre|ofrece|pagamos|cubrimos)\b[^,:]{0,80}/gu

const amount = String.raw`(?:[$€£] ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:[$€£]|usd|eur|dollars?|euros?|bucks|dolares|pesos))`
const cheque = '(?:check|cheque)s?'

const moves = any(`
  send(?:s|ing)? | pay(?:ing|s)? | paid | transfer(?:s|ring)? | receiv(?:e|ing) | forward(?:ing)? | refund | reimburse |
  accept | buy(?:ing)? | purchase | get(?:ting)? | deposit | env(?:ia|iar|iame|ie|ies) | pag(?:a|ar|ame|amos|o|ue) |
  transf(?:iere|erir|ieras) | recib(?:e|ir|es|iras) | deposit(?:a|ar|e) | compr(?:a|ar|e|es) | mand(?:a|ar|ame)`)
const channels = any(`
  western union | money ?gram | zelle | venmo | cash ?app | pay ?pal | bizum | oxxo | bitcoins? | btc | usdt | ethereum |
  crypto(?:currency|currencies)? | criptomonedas? | gift ?cards? | tarjetas? de regalo |
  (?:google|apple|steam|amazon|itunes|ebay) cards?`)
const byChannel = [
  near(moves, channels, 8),
  near(channels, any('payments? | transfers? | only | me | us | to (?:my|our|this) | a mi | a nuestra?'), 1),
  near('(?:bitcoin|crypto|zelle|cashapp|western union)', amount, 4),
  near('wire', any(`transfer to (?:my|our|this|the) | me | us | the (?:money|funds|fee|amount|rest) | ${amount}`), 3),
]

const kinds = any(`
  registration | application | processing | training | background(?: check)? | equipment | uniform | visa |
  admin(?:istration|istrative)? | security | refundable | starter(?: kit)? | onboarding | activation | insurance |
  materials? | enrol?lment | certificat(?:e|ion) | joining | small | one-?time | initial | upfront | up-front | advance |
  holding | shipping | licen[cs]e | laptop`)
const spanishFees = any(`
  tasas? | cuotas? | tarifas? | deposito | fianza | inscripcion | matricula | gastos de [a-z]{3,15} |
  costos? de [a-z]{3,15} | ${amount} por [a-z]{2,15}`)
const fees = [
  near(
    any('pay | paying | send | transfer | deposit | cover | submit | remit'),
    any(`(?:${kinds}) (?:fees?|costs?|deposits?|charges?|payments?) | a deposit`),
    6,
  ),
  near(any('pay | paying | send | submit | remit'), 'fees?', 6),
  near(
    `(?:${kinds}) (?:fees?|deposits?|charges?|payments?)`,
    any('of | is | are | will be | required | to be paid | before | first'),
    0,
  ),
  new RegExp(String.raw`\b(?:fee|deposit|charge) of ${amount}`),
  near(
    any(`
      pagar | paga | pague | pagues | abonar | abona | abone | depositar | deposita | transferir | transfiere | enviar |
      envia | cubrir`),
    spanishFees,
    5,
  ),
  near('(?:upfront|up-front|advance|initial|anticipad[ao])', '(?:payment|deposit|fee|pago)', 0),
  near(
    any('buy | purchase | order | pay for | comprar | compra'),
    '(?:your|own|the|tu|el)(?: [a-z]{1,12}){0,2} (?:equipment|laptop|software|macbook|home office|starter kit|equipo|portatil|kit)',
    3,
  ),
]

const movingMoney = [
  near(
    any('send | transfer | wire | forward | remit | lend | loan | advance | return | pay'),
    any(`
      (?:me|us|back|him|her)(?: back)?(?: an?| the| some)? (?:${amount}|money|funds|cash|difference|balance|rest) |
      (?:the |some )?(?:money|funds|difference|remaining balance) (?:to|back|on)`),
    2,
  ),
  near(
    any('receive | accept | process | collect | hold | recibir | recibe | recibiras'),
    '(?:payments?|transfers?|funds|money|deposits?|pagos|transferencias|dinero|fondos) (?:in|into|to|through|on|with|using|en|a) (?:your|tu|su)(?: own| personal| bank| propia){0,2} (?:bank|account|banco|cuenta)',
    3,
  ),
  near(
    any('deposit | cash | cobra | cobrar | deposita | depositar'),
    any(`(?:it|this|that|the|a|an|your|el|un)(?: [a-z']{1,15}){0,2} ${cheque} | (?:el|un|este) cheque`),
    1,
  ),
  near(
    any('send | mail | email | issue | receive | get | enviaremos | recibiras'),
    `(?:a|an|the|un)(?: certified| cashier'?s?| company| bank| mobile| electronic){0,2} (?:${cheque})(?: [a-z]{1,12}){0,4} (?:to|for|para) (?:buy|purchase|pay|cover|deposit|equipment|your|the|comprar|pagar|equipo)`,
    3,
  ),
  near(
    any(`
      send | wire | transfer | pay | deposit | envia | enviame | mandame | transfiere | deposita | prestame | paga`),
    `(?:me |us |over |about |only )?${amount}(?= (?:to|via|by|through|now|today|first|before|for|a|por|para|ahora|hoy|antes|and|so)\\b|$)`,
    1,
  ),
  near(
    '(?:enviame|mandame|prestame|adelantame|envianos|mandanos)',
    `(?:[a-z]{1,12} ){0,2}(?:dinero|plata|efectivo|${amount})`,
    0,
  ),
  near(
    '(?:top up|top-up|recharge|reload|fund|recarga|recargar)',
    '(?:your|the|tu|la) (?:account|wallet|balance|cuenta|billetera)',
    0,
  ),
  near('invest', `(?:${amount}|crypto|bitcoin|money)`, 3),
]

/** Whether the sentence requests fees, deposits, checks, irreversible payments, or equipment to pay for. */
export function asksForMoney(sentence: string): boolean {
  const request = asked(sentence)
  const ofYou = request.replace(companyPays, ' ')
  return [...byChannel, ...movingMoney].some((p) => p.test(request)) || fees.some((p) => p.test(ofYou))
}
