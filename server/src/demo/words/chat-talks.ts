/** Questions of the employer with the replies, and questions of the seeker with the answers. */
export interface Talks {
  readonly asks: readonly Exchange[]
  readonly questions: readonly Exchange[]
}
export type Exchange = readonly [question: string, answer: string]

/** Fit any trade. */
const general: Talks = {
  asks: [
    ['When could you start?', 'Two weeks after I give notice, so around the middle of the month.'],
    [
      'What made you apply?',
      'Your posting lists the pay and the hours, and I’d like to stay somewhere longer this time.',
    ],
    [
      'How many hours a week are you hoping for?',
      'Thirty-five or so. I can do more in a busy week if I know ahead of time.',
    ],
    [
      'What would your last manager say about you?',
      'That I’m early, and that I speak up before a small problem gets big.',
    ],
    [
      'How would you get here in the morning?',
      'I drive, and it’s about twenty minutes. There’s also a bus that stops close by.',
    ],
    ['Is there a day of the week that doesn’t work for you?', 'Only Tuesday evenings, when I take a class.'],
    ['What did you like most about your last job?', 'The crew. We covered for each other, and nobody kept score.'],
    ['What are you hoping to learn next?', 'How to plan a week for other people and not just for myself.'],
    ['Would you be up for a paid trial shift?', 'Sure, that sounds fair. I’m off on Friday.'],
    ['Is the pay in the posting in line with what you expected?', 'Yes, it’s a little more than I make now.'],
  ],
  questions: [
    ['Who would I be working with?', 'A team of five. Most of them have been here for more than three years.'],
    ['What does the first week look like?', 'You shadow someone for three days, and on day four we swap roles.'],
    ['Is there a chance to move up later on?', 'Yes, both of our shift leads started in this job.'],
    ['How does time off work?', 'You put it on the shared calendar, and you get an answer within two days.'],
    ['When do the benefits kick in?', 'On the first of the month after your start date.'],
    ['How often do people get a raise?', 'We look at pay every January, and again after your first six months.'],
    ['Is there a dress code?', 'Closed-toe shoes. We provide everything else.'],
    ['Why is this position open?', 'We’re adding a second team, so you wouldn’t be replacing anyone.'],
    ['What’s the hardest part of the job?', 'Mondays. Everything from the weekend lands on the same morning.'],
    ['How do you handle sick days?', 'Text me before your shift. You have six paid days a year.'],
  ],
}

const byCategory: Readonly<Record<string, Talks>> = {
  'Food and hospitality': {
    asks: [
      [
        'Which stations have you worked?',
        'Mostly oven and cold prep. I’m up at four anyway, so mornings are no problem.',
      ],
      [
        'How busy was your last kitchen?',
        'About ninety covers on a Saturday. My food handler card is good for two more years.',
      ],
    ],
    questions: [
      ['Do you pool tips?', 'Yes, by the hour, and they’re paid out every Friday.'],
      ['Who writes the menu?', 'All of us, on Tuesdays. Last month’s best seller came from our dishwasher.'],
    ],
  },
  'Health care': {
    asks: [
      [
        'Which shifts work for you, and is your CPR card current?',
        'Nights or evenings. The card is good through next summer.',
      ],
      ['How do you hand off after a rough night?', 'I chart as I go, and I stay five extra minutes for questions.'],
    ],
    questions: [
      ['How many residents does one person have at night?', 'Six, and there are always two of us on the floor.'],
      ['Is there someone to call at night?', 'A nurse is on call every night, and she’d rather be called than not.'],
    ],
  },
  'Warehouse and logistics': {
    asks: [
      [
        'Are you certified on a forklift?',
        'Yes, on counterbalance and reach trucks. I spent two winters in cold storage, too.',
      ],
      ['Have you used handheld scanners?', 'For four years. I like the early shift best, from five to one.'],
    ],
    questions: [
      [
        'Is overtime planned or last-minute?',
        'It’s posted by Thursday for the week after. No one gets held over on the day.',
      ],
      ['Would I always have the same truck?', 'Yes, each driver has their own.'],
    ],
  },
  'Skilled trades': {
    asks: [
      ['Have you run a small site on your own?', 'Three last year, from the drawings to the final walkthrough.'],
      ['What do you do when the drawing is wrong?', 'I call before I cut, and then I mark up what we agreed on.'],
    ],
    questions: [
      ['Do I bring my own tools?', 'Just your boots. We supply the tools, down to the last drill bit.'],
      ['How far away are the sites?', 'Usually within half an hour. You’re on the clock once you leave the yard.'],
    ],
  },
  Software: {
    asks: [
      [
        'What’s something you built that you’d do differently today?',
        'A job queue I wrote from scratch. Today I’d use the database and sleep better.',
      ],
      [
        'Tell me about a bug you’re proud of fixing.',
        'A date bug that only showed up on leap days. I wrote the test first.',
      ],
    ],
    questions: [
      ['How does on-call work?', 'One week in six, paid, and you start late if you get woken up.'],
      [
        'How long does a change take to ship?',
        'About twenty minutes. We deploy in the afternoon, but never on a Friday.',
      ],
    ],
  },
  'Education and child care': {
    asks: [
      ['Which ages have you worked with?', 'Mostly three to five. My last director is happy to be a reference.'],
      [
        'What does a good morning look like in your room?',
        'Quiet for ten minutes, then loud for an hour, and everyone has a job.',
      ],
    ],
    questions: [
      ['How big are the groups?', 'Twelve children and two adults at all times.'],
      ['Do teachers get prep time?', 'Three paid hours a week.'],
    ],
  },
  Retail: {
    asks: [
      ['Could you work two Saturdays a month?', 'Yes, two is fine. I also closed the register for a year.'],
      [
        'What do you tell a customer when we don’t carry something?',
        'Where they can get it. They come back because I told them.',
      ],
    ],
    questions: [
      ['How far ahead is the schedule posted?', 'Three weeks, and you can swap shifts in the app.'],
      [
        'Do we get a say in what’s ordered?',
        'You order for your own section, and we go over the numbers once a month.',
      ],
    ],
  },
  'Office and administration': {
    asks: [
      [
        'Which programs do you use every day?',
        'Excel and QuickBooks. I reconcile every week, so closing the month is quick.',
      ],
      [
        'If four people want the same hour, how do you decide?',
        'I ask what happens if it waits. Usually three of the four can.',
      ],
    ],
    questions: [
      [
        'Could I work from home one day a week?',
        'Yes, most of us do it on Wednesdays. We’d ask for the first month in the office.',
      ],
      ['Which hours are fixed?', 'Ten to three. The rest is up to you as long as someone picks up the phone.'],
    ],
  },
  'Cleaning and facilities': {
    asks: [
      [
        'Would evenings work, and do you have a driver’s license?',
        'Evenings are best for me. I do, and I know the area well.',
      ],
      [
        'How do you change a route when a building is closed?',
        'I run it in reverse and leave a note for the next crew.',
      ],
    ],
    questions: [
      ['Would I work alone?', 'In pairs for the first month. After that, it’s up to you.'],
      ['Who brings the supplies?', 'Each building has its own closet. If something runs low, text the office.'],
    ],
  },
  Manufacturing: {
    asks: [
      [
        'Which machines have you set up yourself?',
        'Two lathes and a five-axis mill. I measure the first part before anyone asks.',
      ],
      [
        'It’s 2 a.m. and a part is out of tolerance. What do you do?',
        'I stop, check the last ten, tag them, and then look for the cause.',
      ],
    ],
    questions: [
      ['How do the shifts rotate?', 'Every two weeks, and you get the plan for the whole quarter.'],
      [
        'Do you train people on the new machines?',
        'Yes, two paid weeks with the manufacturer before anyone runs one alone.',
      ],
    ],
  },
  'Farming and animals': {
    asks: [
      ['Have you worked a full season?', 'Three of them. I like the hour before it gets hot.'],
      ['How can you tell that an animal isn’t well?', 'It keeps to itself. I check the ears and the feed first.'],
    ],
    questions: [
      ['Is there housing for the season?', 'We have four rooms on the farm, and one of them is free from May on.'],
      ['How long are the days in summer?', 'Nine hours with a long lunch. We don’t work through the heat.'],
    ],
  },
  'Arts and events': {
    asks: [
      [
        'Have you built sets for a touring show?',
        'Two tours, forty venues. Weekends are when it happens, so those are fine.',
      ],
      ['What do you check before doors open?', 'Exits, cables and weights. Then someone else checks them again.'],
    ],
    questions: [
      ['How late does load-out go?', 'Midnight at the latest, and you have the next morning off.'],
      ['Is there a crew for the heavy pieces?', 'Always four people and a lift.'],
    ],
  },
}

/** Talks that fit a trade, by its category. */
export function talksOf(category: string): Talks {
  const { asks, questions } = byCategory[category] ?? { asks: [], questions: [] }
  return { asks: [...asks, ...general.asks], questions: [...questions, ...general.questions] }
}
