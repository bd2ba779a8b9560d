import { employer, type Script, seeker } from './script.ts'

/** Scripts of people without a recent step of an application between them. */
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
