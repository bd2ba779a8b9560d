import type { DemoInterview, DemoStep } from './applications.ts'

export type Side = 'employer' | 'seeker'
export type Line = readonly [by: Side, text: string]
export type Script = readonly Line[]

const employer = (text: string): Line => ['employer', text]
const seeker = (text: string): Line => ['seeker', text]

/** By where an application came to stand, what the two have to say to each other. */
const scripts: Readonly<Record<string, readonly Script[]>> = {
  viewed: [
    [
      employer('Hi {first}, I read your application for {title} and I’d like to know more. {ask}'),
      seeker('Hi {manager}, thanks for getting in touch. {reply}'),
    ],
    [
      employer('Hi {first}, thanks for your cover letter. One question before the next step: {ask}'),
      seeker('{reply} When would be a good time to talk?'),
      employer('Could you come by Thursday at ten? It takes half an hour.'),
    ],
    [
      employer('Good morning {first}, I have your application in front of me. You’ll hear from me by Friday. {ask}'),
      seeker('Good to know. {reply}'),
    ],
    [
      employer('Hello {first}, we’re going through applications for {title} this week. {ask}'),
      seeker('Happy to answer that. {reply} {question}'),
      employer('{answer}'),
    ],
    [
      seeker('Hi {manager}, I saw that you opened my application. Is there anything I can add?'),
      employer('Yes, one thing, {first}. {ask}'),
      seeker('{reply}'),
    ],
  ],
  shortlisted: [
    [
      employer('Hi {first}, your cover letter stood out, and you’re on our shortlist. {ask}'),
      seeker('{reply} {question}'),
      employer('{answer} We’ll decide by the end of next week, and you’ll hear from me either way.'),
    ],
    [
      seeker('Great to hear that I’m on the shortlist. {question}'),
      employer('{answer} Now a question for you: {ask}'),
      seeker('{reply}'),
    ],
    [
      employer('{first}, you’re one of four people we’d like to meet for {title}. {ask}'),
      seeker('That made my day. {reply}'),
      employer('Perfect, I’ll send you a few times tomorrow.'),
    ],
    [
      seeker('Hi {manager}, thanks for the update. {question}'),
      employer('{answer} My partner is reading your application tonight.'),
    ],
  ],
  interview: [
    [
      employer('Hi {first}, I sent you a few times for an interview about {title}. Does one of them work?'),
      seeker('Thank you, {manager}. The first one works for me. {question}'),
      employer('{answer} See you then.'),
    ],
    [
      seeker('Thank you for the invitation. Is there anything to prepare?'),
      employer('Just bring the names of two references. {ask}'),
      seeker('{reply}'),
      employer('Sounds like a good fit.'),
    ],
    [
      seeker('I picked a time, {manager}. Who will I be meeting?'),
      employer('Me and the person who trains new people. {ask}'),
      seeker('{reply} I’m looking forward to meeting you both.'),
    ],
    [
      employer('Hi {first}, thanks for picking a time so quickly. {ask}'),
      seeker('{reply} {question}'),
      employer('{answer}'),
    ],
  ],
  offered: [
    [
      employer('Hi {first}, we’d love to have you on the team. Do you have any questions about the offer?'),
      seeker('I’m really happy about it. {question}'),
      employer('{answer} Take the time you need.'),
    ],
    [
      seeker('Thank you for the offer! May I think about it until Monday?'),
      employer('Of course. Call me if anything is unclear.'),
    ],
    [seeker('I just read the offer. {question}'), employer('{answer} It’s all in writing in the offer, too.')],
    [
      employer('{first}, the offer is in your inbox. The whole team is hoping for a yes.'),
      seeker('That’s so nice to hear. I’ll answer by tomorrow night.'),
    ],
  ],
  hired: [
    [
      employer('Welcome, {first}! Your first day starts at eight. Ask for me at the front door.'),
      seeker('I can’t wait. {question}'),
      employer('{answer}'),
      seeker('Perfect. See you on Monday, {manager}.'),
    ],
    [
      seeker('I’m so glad it worked out. Is there anything I should read before my first day?'),
      employer('Just get some rest. Someone will work next to you for the first two weeks.'),
    ],
    [
      employer('Your paperwork is done, {first}. There’s a parking spot with your name on it.'),
      seeker('Wow, I’ve never had one of those.'),
    ],
    [
      seeker('Hi {manager}, what should I bring on my first day?'),
      employer('Your ID and a lunch. We take care of the rest.'),
      seeker('Easy enough!'),
    ],
  ],
  rejected: [
    [
      seeker('Thank you for telling me why. May I apply again next year?'),
      employer('Please do, {first}. It was close, and I’ll remember you.'),
    ],
    [
      seeker('That’s too bad, but I appreciate the clear answer. What would have helped?'),
      employer('Honestly, another year of experience. {ask}'),
      seeker('{reply}'),
      employer('Then let’s talk again in the spring.'),
    ],
    [
      employer(
        'It wasn’t easy to say no, {first}. A friend of mine is looking for someone like you. Can I give her your name?',
      ),
      seeker('Yes, please. That’s very kind of you.'),
    ],
    [
      seeker('I’m sorry it didn’t work out. Could you keep my application on file?'),
      employer('I already have. We hire again in the fall, and I’ll write to you first.'),
    ],
    [
      seeker('Thanks for letting me know so quickly, {manager}.'),
      employer('You put real work into your application, so you deserved a real answer. Good luck, {first}.'),
    ],
  ],
}

/** The same where they are to meet in that way. */
const meetings: Readonly<Record<DemoInterview['mode'], readonly Script[]>> = {
  onsite: [
    [
      seeker('Hi {manager}, I’ll be ten minutes early. Where can I park?'),
      employer('Behind the building, next to the blue door. Ring twice.'),
    ],
    [
      seeker('Which entrance should I use for the interview?'),
      employer('The one on the side street. Someone will meet you there, {first}.'),
      seeker('Got it. {question}'),
      employer('{answer}'),
    ],
  ],
  video: [
    [
      seeker('Hi {manager}, I tried the link and it works. Will anyone else be on the call?'),
      employer('Just the two of us. If the video doesn’t work, I’ll call you.'),
    ],
    [
      seeker('Do I need an account to join the video call?'),
      employer('No, the link opens in your browser. {ask}'),
      seeker('{reply}'),
    ],
  ],
  phone: [
    [
      seeker('Hi {manager}, thanks for the invitation. Will you call me, or should I call you?'),
      employer('I’ll call you at the number in your profile. {ask}'),
      seeker('{reply}'),
    ],
    [
      employer('Hi {first}, our call should take about twenty minutes. {ask}'),
      seeker('That works on my lunch break. {reply}'),
    ],
  ],
}

/** Scripts of two people after an application reached a status. */
export const scriptsAfter = ({ to, interview }: DemoStep): readonly Script[] => [
  ...(scripts[to] ?? []),
  ...(interview ? meetings[interview.mode] : []),
]

export const stillOpen: readonly Script[] = [
  [seeker('Hi {manager}, I applied for {title} a few weeks ago. Is the job still open? I’d love to hear from you.')],
  [seeker('Hello {manager}, just checking in on my application for {title}. Do you know yet when you’ll decide?')],
  [seeker('Hi {manager}, my notice period just got shorter, so I could start at {company} sooner than I wrote.')],
  [seeker('{manager}, I’m still very interested in {title}. Is there anything else you need from me?')],
]
export const outreach: readonly Script[] = [
  [
    employer('Hi {first}, I’m {manager} from {company}. We’re hiring for {title}, and we need {skill} most. {ask}'),
    seeker('Thanks for reaching out. {reply} {question}'),
    employer('{answer} Would you like to come by for an hour and see how we work?'),
  ],
  [
    employer('Hello {first}, your profile came up when we searched for {skill}. Are you open to something new? {ask}'),
    seeker('I might be! {reply} {question}'),
    employer('{answer} I’ll send you the posting.'),
  ],
  [
    employer('Hi {first}, two people told me that you’re good at {skill}. {company} has an opening for {title}. {ask}'),
    seeker('I wonder who. {reply} {question}'),
    employer('{answer} Let’s talk on the phone this week.'),
  ],
  [
    employer('{first}, we’re adding a position next month: {title}. Your experience fits. {ask}'),
    seeker('Good timing. {reply} {question}'),
    employer('{answer} You’d be the first person I interview.'),
  ],
  [
    employer('Good afternoon {first}, this is {manager} at {company}. I’m looking for someone with {skill}. {ask}'),
    seeker('Hi {manager}, glad you wrote. {reply} {question}'),
    employer('{answer} Have a look at our page and tell me what you think.'),
  ],
]
export const request: readonly Script[] = [
  [
    seeker('Hi {manager}, I’d like to work at {company}. I’m best at {skill}. Will you be hiring soon?'),
    employer('Hi {first}, most likely next month. {ask}'),
    seeker('{reply}'),
  ],
  [
    seeker('Hello {manager}, I live around the corner from {company}. Do you need anyone with {skill}?'),
    employer('We do have a gap on weekends, {first}. {ask}'),
    seeker('Weekends are fine. {reply}'),
  ],
  [
    seeker('Hi {manager}, people say that you answer everyone, so I’ll ask: are you hiring for {title}?'),
    employer('There might be, {first}. {ask}'),
    seeker('{reply} I’d be happy to come in and introduce myself.'),
  ],
  [
    seeker('{manager}, a neighbor of mine works at {company} and loves it. How do I apply before a job is posted?'),
    employer('You just did, {first}. {ask}'),
    seeker('Ha, that was easy. {reply}'),
  ],
  [
    seeker(
      'Good morning {manager}, I just moved here and I’m looking for work in {skill}. Should I wait for a posting?',
    ),
    employer('Welcome to town, {first}! No need to wait. {ask}'),
    seeker('{reply} Thanks for the warm welcome.'),
  ],
]
/** The same between people of two trades. */
export const outreachAcross: readonly Script[] = [
  [
    employer(
      'Hi {first}, I’m {manager} from {company}. We’re looking for fast learners, and your profile caught my eye. Have you thought about a different line of work?',
    ),
    seeker('Hi {manager}, I hadn’t, but I’m curious. {question}'),
    employer('{answer} Come see us for an hour and decide then.'),
  ],
  [
    employer('Hello {first}, we train people from scratch at {company}. Would you consider a change?'),
    seeker('Maybe, {manager}. {question}'),
    employer('{answer} The training is paid from day one.'),
  ],
  [
    employer(
      '{first}, you seem like someone who sticks with things. That’s what {company} needs. Can I tell you more?',
    ),
    seeker('Sure, go ahead. {question}'),
    employer('{answer} Everything else is in the posting I’m sending you.'),
  ],
]
export const requestAcross: readonly Script[] = [
  [
    seeker(
      'Hi {manager}, I’d like to try a different line of work, and {company} is where I’d like to start. Do you hire people who learn on the job?',
    ),
    employer('Hi {first}, we do. Someone trains you for the first two weeks. When would you want to begin?'),
    seeker('In a month, or sooner if you need me. {question}'),
  ],
  [
    seeker('Hello {manager}, your page mentions {title}. Could I learn that without a degree?'),
    employer('Absolutely, {first}. Half of us did. What have you done so far?'),
    seeker('Something quite different, but I’m good with my hands. {question}'),
  ],
  [
    seeker('Hi {manager}, I’m changing careers this year. Could I visit {company} for a day and watch?'),
    employer('You’re welcome any weekday, {first}. Which one suits you?'),
    seeker('Wednesday would be great. {question}'),
  ],
]
/** A message that triggers the warnings of product.md section 6.10. */
export const suspicious: readonly Script[] = [
  [
    employer(
      'Hi {first}, good pay from home, no experience needed. Message me on WhatsApp at +1 208 555 0177 and pay the $40 starter fee there, then you start tomorrow.',
    ),
  ],
]

/** The lines with everything filled in. */
export function spoken(lines: Script, words: Readonly<Record<string, string>>): Line[] {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return lines.map(([by, text]) => [by, fill(text)])
}
