import { any, asked, near } from './warning-sentences.rules.ts'

/** Unambiguous names of messengers, with spellings that evade filters. */
const unmistakable = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${any(`
  wh?[a@4]t[s$5z]{1,2}[._-]?[a@4]pp? | w h a t s ?a p p | wh?[a@4]t[s$5] ?up (?:number|group|me at|chat) |
  tele?[ ._-]?gr[a@4]m | t3legr[a@4]m | we[ ._-]?ch[a@4]t | weixin | viber | wickr | threema | zangi |
  kakao ?talk | wa ?[.] ?me/ | t[.]me/ | t ?[.] ?me ?/ ? | t[.]me(?= |$) | discord[.]gg | signal[.]me |
  signal (?:private )?(?:messenger|app) | m[.]me/ | api[.]whatsapp | guasap | wasap | wsp | guas(?:ap|apeame)`)})(?![\p{L}\d])|(?<![\p{L}\d'])(?:t ?[.] ?me ?/|wa ?[.] ?me ?/)`,
  'u',
)

const others = any(`
  signal(?! process) | skype | discord | kik | snap(?:chat)? | insta(?:gram)? | facebook | fb | messenger |
  (?:google )?hangouts? | google chat | imessage | twitter | what'?s ?app | what s app | sms | session app |
  teams chat`)
const contact = any(`
  message | msg | text | write | contact | reach(?: out)? | chat | chatting | talk | talking | speak | call |
  ping | dm | add | find | hit | reply | continue | move | moving | switch | proceed | connect | conversation |
  available | download | install | escrib(?:e|a|eme|enos|ir) | contact(?:a|ame|anos|e) |
  habl(?:a|ar|ame|amos|emos) | agreg(?:a|ame|anos) | mand(?:a|ame) | sigamos | seguimos | pasemos | continuemos`)
const on = '(?:on|via|over|through|by|using|to|en|por|a|al)(?: my| our| the| your| mi| nuestro| tu)?'
const elsewhere = [
  near(contact, `${on} (?:${others})(?: app)?`, 4),
  near(
    any('my | our | your | mi | tu'),
    `(?:skype|discord|line|signal|kik|snap(?:chat)?|insta(?:gram)?|messenger)(?: (?:id|name|handle|user ?name|number|usuario|tag|account)|(?= is |:))`,
    1,
  ),
  near('(?:skype|line|discord|signal|kik|snapchat)', any('id | handle | user ?name | usuario | (?:id|number) ?:'), 0),
  near(
    '(?:add|message|text)',
    `(?:me|us|him|her|my (?:manager|boss|assistant))(?: [a-z]{1,15}){0,2} ${on} (?:${others})`,
    0,
  ),
]
/** A number to text to; a number to call is ordinary. */
const byText =
  /\b(?:text|texts|sms|txt|imessage|escrib(?:e|eme|enos|ame|a)|mensaje|mensajes|message)(?: [\p{L}]{1,15}){0,5}[ :]{1,3}(?:\+ ?)?[(]?\d(?:[ ().-]{0,2}\d){6,14}(?!\d)/u

/** Whether the sentence asks to continue on another service, where nothing is recorded and no one can be reported. */
export function movesElsewhere(sentence: string): boolean {
  const request = asked(sentence)
  return unmistakable.test(request) || byText.test(request) || elsewhere.some((p) => p.test(request))
}
