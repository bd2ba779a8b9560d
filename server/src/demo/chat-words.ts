import type { DemoInterview, DemoStep } from './applications.ts'
import type { Draw } from './random.ts'

export type Side = 'employer' | 'seeker'
export type Line = readonly [by: Side, text: string]

/** By where an application came to stand, what the two have to say to each other. */
const scripts: Readonly<Record<string, readonly (readonly Line[])[]>> = {
  viewed: [
    [
      ['employer', 'Hello {first}, I have read your application ({title}) and would like to know more. {ask}'],
      ['seeker', 'Hello {manager}, thank you for writing. {reply}'],
    ],
    [
      ['employer', 'Hello {first}, thank you for your letter. One question before we go on: {ask}'],
      ['seeker', '{reply} When would suit you?'],
      ['employer', 'Come by on Thursday at ten if you can; it takes half an hour.'],
    ],
    [
      ['employer', 'Good morning {first}, your application is on my desk, and I answer you by Friday. {ask}'],
      ['seeker', 'Thank you for saying when. {reply}'],
    ],
  ],
  shortlisted: [
    [
      ['employer', 'Hello {first}, your letter stood out, and you are on our short list. {ask}'],
      ['seeker', '{reply} {question}'],
      ['employer', '{answer} We decide by the end of next week, and you hear from me either way.'],
    ],
    [
      ['seeker', 'Thank you for the short list! {question}'],
      ['employer', '{answer} And one for you: {ask}'],
      ['seeker', '{reply}'],
    ],
  ],
  interview: [
    [
      ['employer', 'Hello {first}, about {title}: I have sent you a few times for a talk. Does one of them suit you?'],
      ['seeker', 'Thank you, {manager}! The first one suits me. {question}'],
      ['employer', '{answer} Until then.'],
      ['seeker', 'Good to know. Until then!'],
    ],
    [
      ['seeker', 'Thank you for the invitation. Is there anything to prepare?'],
      ['employer', 'Nothing but the names of two people who know your work. {ask}'],
      ['seeker', '{reply}'],
      ['employer', 'That sounds like us. Until then!'],
    ],
  ],
  offered: [
    [
      ['employer', 'Hello {first}, we would all be glad if you said yes. Is anything still open?'],
      ['seeker', 'Thank you, I am glad too. {question}'],
      ['employer', '{answer} Take the time you need.'],
    ],
    [
      ['seeker', 'Thank you for the offer! May I think about it until Monday?'],
      ['employer', 'Of course. Call me if anything is unclear.'],
    ],
  ],
  hired: [
    [
      ['employer', 'Welcome, {first}! Your first day starts at eight; ask for me at the door.'],
      ['seeker', 'I look forward to it. {question}'],
      ['employer', '{answer}'],
      ['seeker', 'Perfect. See you on Monday, {manager}.'],
    ],
    [
      ['seeker', 'I am so glad that it worked out. Is there anything to read before the first day?'],
      ['employer', 'Rest well, that is all. Somebody is beside you for the first two weeks.'],
    ],
  ],
  rejected: [
    [
      ['seeker', 'Thank you for telling me why. May I apply again next year?'],
      ['employer', 'Please do, {first}. It was close, and I will remember your name.'],
    ],
    [
      ['seeker', 'That is a pity, but thank you for the clear answer. What would have helped?'],
      ['employer', 'A year more of the same, honestly. {ask}'],
      ['seeker', '{reply}'],
      ['employer', 'Then let us talk again in spring.'],
    ],
    [
      [
        'employer',
        'It was not easy to say no, {first}. A friend of mine looks for somebody like you; shall I give her your name?',
      ],
      ['seeker', 'Yes, please! That is very kind of you.'],
    ],
  ],
}

/** The same where they are to meet in that way. */
const meetings: Readonly<Record<DemoInterview['mode'], readonly Line[]>> = {
  onsite: [
    ['seeker', 'Hello {manager}, I will be ten minutes early. Where do I park?'],
    ['employer', 'Behind the building, next to the blue door. Ring twice.'],
    ['seeker', 'Thank you. {question}'],
    ['employer', '{answer}'],
  ],
  video: [
    ['seeker', 'Hello {manager}, I have tried the link, and it works. Is anybody else on the call?'],
    ['employer', 'Only the two of us. If the picture fails, I call you.'],
    ['seeker', 'Thank you. {question}'],
    ['employer', '{answer}'],
  ],
  phone: [
    ['seeker', 'Hello {manager}, thank you for the invitation. Do you call me, or I you?'],
    ['employer', 'I call you, at the number in your profile. {ask}'],
    ['seeker', '{reply}'],
  ],
}

/** Messages of two people after an application reached a status; undefined without any. */
export function drawTalk(draw: Draw, { to, interview }: DemoStep): readonly Line[] | undefined {
  const known = [...(scripts[to] ?? []), ...(interview ? [meetings[interview.mode]] : [])]
  return known.length > 0 ? draw.pick(known) : undefined
}

export const stillOpen: readonly Line[] = [
  [
    'seeker',
    'Hello {manager}, I applied some weeks ago ({title}). Is the place still open? I would be glad of a word.',
  ],
]
export const outreach: readonly Line[] = [
  [
    'employer',
    'Hello {first}, I am {manager} of {company}. We have a place open: {title}. What we need most: {skill}. {ask}',
  ],
  ['seeker', 'Thank you for writing to me. {reply} {question}'],
  ['employer', '{answer} Would you come by for an hour and see how we work?'],
]
export const request: readonly Line[] = [
  [
    'seeker',
    'Hello {manager}, I would like to work at {company}. What I do best: {skill}. Will you have a place for me soon?',
  ],
  ['employer', 'Hello {first}, we will, most likely next month. {ask}'],
  ['seeker', '{reply}'],
]
/** The same between people of two trades. */
export const outreachAcross: readonly Line[] = [
  [
    'employer',
    'Hello {first}, I am {manager} of {company}. We look for people who learn fast, and your profile reads like it. Have you thought of changing trades?',
  ],
  ['seeker', 'Hello {manager}, I had not, but I am curious. {question}'],
  ['employer', '{answer} Would you come by for an hour and see how we work?'],
]
export const requestAcross: readonly Line[] = [
  [
    'seeker',
    'Hello {manager}, I would like to change trades, and {company} is where I would like to start. Do you take people who learn on the job?',
  ],
  ['employer', 'Hello {first}, we do: somebody is beside you for the first two weeks. When could you start?'],
  ['seeker', 'In a month, or sooner if you need me. {question}'],
]
/** A message that triggers the warnings of product.md section 6.10. */
export const suspicious: readonly Line[] = [
  [
    'employer',
    'Hello {first}, good pay from home, no experience needed. Message me on WhatsApp at +1 208 555 0177 and pay the $40 starter fee there, then you begin tomorrow.',
  ],
]

/** The lines with everything filled in. */
export function spoken(lines: readonly Line[], words: Readonly<Record<string, string>>): Line[] {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return lines.map(([by, text]) => [by, fill(text)])
}
