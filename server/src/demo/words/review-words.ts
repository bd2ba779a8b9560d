/** Sentences of reviews that fit together: each review takes one opening and perhaps one detail. */
export interface ReviewTone {
  readonly ratings: readonly number[]
  readonly openings: readonly string[]
  readonly details: readonly string[]
}
/** How the two met. */
export type Met = 'hire' | 'offer' | 'application' | 'no_answer'

/** The first tone of each is the usual one. */
export const ofCompanies: Record<Met, readonly ReviewTone[]> = {
  hire: [
    {
      ratings: [4, 5],
      openings: [
        'Everything they promised in the interview was true on the first day.',
        'Fair interview and a quick decision.',
        'They told me about the hours, the team and the downsides too.',
        'I knew the pay, the schedule and my manager’s name before I said yes.',
        'Started two weeks after the first call, and nothing came as a surprise.',
        'The trial shift was paid, and they asked what I thought of it.',
      ],
      details: [
        'The pay in the contract matched the posting to the cent.',
        'The schedule could come a little earlier.',
        'Someone was beside me the whole first week.',
        'They even asked how I’d like my name on the locker.',
        'My only wish: a clearer answer about parking.',
      ],
    },
  ],
  offer: [
    {
      ratings: [4, 5],
      openings: [
        'The offer was clear, and I had a week to think about it.',
        'A proper written offer with the hours and the benefits in it.',
        'I turned the offer down in the end, and they were kind about it.',
      ],
      details: [
        'I took a job closer to home.',
        'They answered every question about the insurance.',
        'I’d talk to them again next year.',
      ],
    },
    {
      ratings: [3],
      openings: [
        'Good interview, but the offer was below what we’d talked about.',
        'Friendly people, and an offer that expired before I could compare it.',
      ],
      details: ['They didn’t move on the pay.', 'The start date had changed, too.'],
    },
  ],
  application: [
    {
      ratings: [4, 5],
      openings: [
        'It was a no, but with a reason I can use.',
        'They answered the next morning and told me what was missing.',
        'Friendly the whole way through.',
        'Someone clearly read my application before the call.',
        'I wasn’t chosen, and I’d still recommend applying here.',
        'The person who called had written the posting, which helped.',
        'Quick, polite and honest.',
        'They said who would decide and when, and then they did.',
        'The interview felt like a conversation, not an exam.',
        'They showed me around even though another candidate was ahead.',
        'No runaround: one call, one visit, one answer.',
        'They told me the pay range again at the start of the interview.',
        'I asked for feedback and got half a page.',
        'Rejected, but I know exactly what to learn next.',
      ],
      details: [
        'They kept every date they gave me.',
        'I’d apply again.',
        'The coffee was good, too.',
        'It took three days from start to finish.',
        'They even mentioned another company that’s hiring.',
        'I never had to chase them.',
        'The team seemed relaxed.',
        'Parking was explained in the invitation.',
        'They asked about my schedule before offering a time.',
        'Ten minutes late, but they apologized.',
        'I got to meet two people from the shift.',
      ],
    },
    {
      ratings: [2, 3],
      openings: [
        'A short no with a reason.',
        'The answer was polite, but the job had been filled before I applied.',
        'The interview was moved twice, the second time on the same day.',
        'Two people asked me the same questions.',
        'They liked my experience and then picked someone internal.',
        'The first call was great, the second one felt rushed.',
        'I got an answer, though it could have been a real sentence.',
        'The posting said mornings, the interview said nights.',
        'Nice people, slow process.',
        'I was told “next week” three times.',
      ],
      details: [
        'It took them almost two weeks.',
        'I’d want to know that earlier.',
        'At least they said so in the end.',
        'The pay was as posted, I’ll give them that.',
        'A call would have been enough.',
        'Still better than silence.',
        'Bring patience.',
      ],
    },
  ],
  no_answer: [
    {
      ratings: [1, 2],
      openings: [
        'Thirty days and not a word.',
        'Nobody answered.',
        'I wrote a real cover letter and heard nothing.',
        'They opened my application on day two, and that was it.',
        'The job was still open when my application expired.',
        'I followed up once, politely, and got no reply.',
        'Silence, from start to finish.',
        'I could see that they’d read it, which made it worse.',
        'The posting was up again a week later.',
        'I applied because the ad promised an answer.',
        'I kept a day free for an interview that never came.',
        'A month of checking my inbox for nothing.',
      ],
      details: [
        'A simple no would have been fine.',
        'I’ve since found work elsewhere.',
        'Two minutes of their time would have helped.',
        'Maybe they were short-staffed, but so is everyone.',
        'I won’t apply again.',
        'Others seem to hear back, so perhaps I was unlucky.',
        'It’s a pity, because the job looked good.',
        'I moved on.',
      ],
    },
  ],
}

const afterTalks: readonly ReviewTone[] = [
  {
    ratings: [4, 5],
    openings: [
      'Came prepared, answered fast and was open about the hours.',
      'A clear cover letter and a pleasant interview.',
      'Knew what we do before walking in.',
      'Good questions, most of them about the team.',
    ],
    details: ['It was close.', 'We’d invite them again.', 'We kept the number.', 'A pleasure to talk to.'],
  },
  {
    ratings: [3],
    openings: ['Friendly, but the interview had to be moved twice.', 'Good experience, not quite the one we needed.'],
    details: ['We’d still talk again.', 'Worth a second look in the fall.'],
  },
]
export const ofSeekers: Record<Exclude<Met, 'no_answer'>, readonly ReviewTone[]> = {
  hire: [
    {
      ratings: [4, 5],
      openings: [
        'On time, honest about what was new, and quick to learn it.',
        'Asked the right questions and wrote down the answers.',
        'Already shows others how we do things.',
      ],
      details: ['The team is glad.', 'A good first month.', 'We got lucky.'],
    },
  ],
  offer: afterTalks,
  application: afterTalks,
}

export const replies: Record<'good' | 'bad', readonly string[]> = {
  good: [
    'Thank you for saying so.',
    'We passed this on to the team.',
    'That means a lot to us.',
    'Please apply again, we mean it.',
    'We enjoyed meeting you.',
  ],
  bad: [
    'You’re right about the wait, and we’ve changed who answers.',
    'We’re sorry.',
    'Two of us were out that month, and you should have heard that from us.',
    'Thank you for being frank, we needed to hear it.',
    'We missed your application, and there’s no excuse for that.',
    'Since then, one person answers every application within a week.',
  ],
}
