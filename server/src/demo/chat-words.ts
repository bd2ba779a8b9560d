import type { DemoInterview, DemoStep } from './applications.ts'
import type { Draw } from './random.ts'

export type Side = 'employer' | 'seeker'
export type Line = readonly [by: Side, text: string]

/** By where an application came to stand, what the two have to say to each other. */
const scripts: Readonly<Record<string, readonly (readonly Line[])[]>> = {
  viewed: [
    [
      ['employer', 'Hi {first}, I read your application for {title} and I’d like to know more. {ask}'],
      ['seeker', 'Hi {manager}, thanks for getting in touch. {reply}'],
    ],
    [
      ['employer', 'Hi {first}, thanks for your cover letter. One question before the next step: {ask}'],
      ['seeker', '{reply} When works for you?'],
      ['employer', 'Could you come by Thursday at ten? It takes half an hour.'],
    ],
    [
      ['employer', 'Good morning {first}, I have your application here and you’ll hear from me by Friday. {ask}'],
      ['seeker', 'Thanks for letting me know. {reply}'],
    ],
  ],
  shortlisted: [
    [
      ['employer', 'Hi {first}, your cover letter stood out and you’re on our shortlist. {ask}'],
      ['seeker', '{reply} {question}'],
      ['employer', '{answer} We’ll decide by the end of next week, and you’ll hear from me either way.'],
    ],
    [
      ['seeker', 'Great to hear I’m on the shortlist. {question}'],
      ['employer', '{answer} And a question for you: {ask}'],
      ['seeker', '{reply}'],
    ],
  ],
  interview: [
    [
      ['employer', 'Hi {first}, I sent you a few times for an interview about {title}. Does one of them work?'],
      ['seeker', 'Thank you, {manager}. The first one works for me. {question}'],
      ['employer', '{answer} See you then.'],
      ['seeker', 'Good to know. See you then!'],
    ],
    [
      ['seeker', 'Thank you for the invitation. Is there anything to prepare?'],
      ['employer', 'Just bring the names of two references. {ask}'],
      ['seeker', '{reply}'],
      ['employer', 'That sounds like us. See you then!'],
    ],
  ],
  offered: [
    [
      ['employer', 'Hi {first}, we’d love to have you on the team. Do you have any questions about the offer?'],
      ['seeker', 'Thank you, I’m really happy about it. {question}'],
      ['employer', '{answer} Take the time you need.'],
    ],
    [
      ['seeker', 'Thank you for the offer! May I think about it until Monday?'],
      ['employer', 'Of course. Call me if you have any questions.'],
    ],
  ],
  hired: [
    [
      ['employer', 'Welcome, {first}! Your first day starts at eight. Ask for me at the front door.'],
      ['seeker', 'I’m looking forward to it. {question}'],
      ['employer', '{answer}'],
      ['seeker', 'Perfect. See you on Monday, {manager}.'],
    ],
    [
      ['seeker', 'I’m so glad it worked out. Is there anything I should read before my first day?'],
      ['employer', 'Just get some rest. Someone will work next to you for the first two weeks.'],
    ],
  ],
  rejected: [
    [
      ['seeker', 'Thank you for telling me why. May I apply again next year?'],
      ['employer', 'Please do, {first}. It was close, and I’ll remember you.'],
    ],
    [
      ['seeker', 'That’s too bad, but thanks for the clear answer. What would have helped?'],
      ['employer', 'Honestly, another year of experience. {ask}'],
      ['seeker', '{reply}'],
      ['employer', 'Then let’s talk again in the spring.'],
    ],
    [
      [
        'employer',
        'It wasn’t easy to say no, {first}. A friend of mine is looking for someone like you. Can I give her your name?',
      ],
      ['seeker', 'Yes, please. That’s very kind of you.'],
    ],
  ],
}

/** The same where they are to meet in that way. */
const meetings: Readonly<Record<DemoInterview['mode'], readonly Line[]>> = {
  onsite: [
    ['seeker', 'Hi {manager}, I’ll be ten minutes early. Where can I park?'],
    ['employer', 'Behind the building, next to the blue door. Ring twice.'],
    ['seeker', 'Thank you. {question}'],
    ['employer', '{answer}'],
  ],
  video: [
    ['seeker', 'Hi {manager}, I tried the link and it works. Will anyone else be on the call?'],
    ['employer', 'Just the two of us. If the video doesn’t work, I’ll call you.'],
    ['seeker', 'Thank you. {question}'],
    ['employer', '{answer}'],
  ],
  phone: [
    ['seeker', 'Hi {manager}, thanks for the invitation. Will you call me, or should I call you?'],
    ['employer', 'I’ll call you at the number in your profile. {ask}'],
    ['seeker', '{reply}'],
  ],
}

/** Messages of two people after an application reached a status; undefined without any. */
export function drawTalk(draw: Draw, { to, interview }: DemoStep): readonly Line[] | undefined {
  const known = [...(scripts[to] ?? []), ...(interview ? [meetings[interview.mode]] : [])]
  return known.length > 0 ? draw.pick(known) : undefined
}

export const stillOpen: readonly Line[] = [
  ['seeker', 'Hi {manager}, I applied for {title} a few weeks ago. Is the job still open? I’d love to hear from you.'],
]
export const outreach: readonly Line[] = [
  [
    'employer',
    'Hi {first}, I’m {manager} from {company}. We’re hiring for {title}. The skill we need most: {skill}. {ask}',
  ],
  ['seeker', 'Thanks for reaching out. {reply} {question}'],
  ['employer', '{answer} Would you like to come by for an hour and see how we work?'],
]
export const request: readonly Line[] = [
  ['seeker', 'Hi {manager}, I’d like to work at {company}. My strongest skill: {skill}. Will you be hiring soon?'],
  ['employer', 'Hi {first}, most likely next month. {ask}'],
  ['seeker', '{reply}'],
]
/** The same between people of two trades. */
export const outreachAcross: readonly Line[] = [
  [
    'employer',
    'Hi {first}, I’m {manager} from {company}. We’re looking for fast learners, and your profile caught my eye. Have you thought about a different line of work?',
  ],
  ['seeker', 'Hi {manager}, I hadn’t, but I’m curious. {question}'],
  ['employer', '{answer} Would you like to come by for an hour and see how we work?'],
]
export const requestAcross: readonly Line[] = [
  [
    'seeker',
    'Hi {manager}, I’d like to try a different line of work, and {company} is where I’d like to start. Do you hire people who learn on the job?',
  ],
  ['employer', 'Hi {first}, we do. Someone works next to you for the first two weeks. When could you start?'],
  ['seeker', 'In a month, or sooner if you need me. {question}'],
]
/** A message that triggers the warnings of product.md section 6.10. */
export const suspicious: readonly Line[] = [
  [
    'employer',
    'Hi {first}, good pay from home, no experience needed. Message me on WhatsApp at +1 208 555 0177 and pay the $40 starter fee there, then you start tomorrow.',
  ],
]

/** The lines with everything filled in. */
export function spoken(lines: readonly Line[], words: Readonly<Record<string, string>>): Line[] {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return lines.map(([by, text]) => [by, fill(text)])
}
