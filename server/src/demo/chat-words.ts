import type { DemoInterview, DemoStep } from './applications.ts'
import { employer, type Line, type Script, seeker } from './words/script.ts'

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

/** The lines with everything filled in. */
export function spoken(lines: Script, words: Readonly<Record<string, string>>): Line[] {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return lines.map(([by, text]) => [by, fill(text)])
}
