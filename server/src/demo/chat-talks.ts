/** Questions and replies of a trade: the employer starts, then the seeker. */
export interface Talk {
  readonly ask: string
  readonly reply: string
  readonly question: string
  readonly answer: string
}
type Lines = readonly [ask: string, reply: string, question: string, answer: string]

const talks: Readonly<Record<string, readonly Lines[]>> = {
  'Food and hospitality': [
    [
      'Which stations have you worked on, and how early can you start?',
      'Mostly the oven and the cold station. I am up at four anyway, so early is fine.',
      'Do you share the tips, and are Sundays off?',
      'Tips are shared by the hour and paid out each week. We are closed on Sundays and Mondays.',
    ],
    [
      'How many covers a day are you used to, and is your food handler card current?',
      'About ninety on a Saturday. The card is from March, so it holds for two more years.',
      'Who writes the menu?',
      'We do it together on Tuesdays. The best dish of last month came from the dishwasher.',
    ],
  ],
  'Health care': [
    [
      'Which shifts suit you, and is your CPR card current?',
      'Nights or evenings suit me best. The card is good until next summer.',
      'How many residents does one person look after at night?',
      'Six, and there are always two of us on the floor.',
    ],
    [
      'How do you hand over when the night was hard?',
      'I write as it happens, and I stay five minutes for the questions. Nobody should have to guess.',
      'Is there somebody to call at night?',
      'Yes, a nurse is on call every night, and she wants to be called.',
    ],
  ],
  'Warehouse and logistics': [
    [
      'Do you have a forklift certificate, and have you worked in the cold?',
      'Yes, counterbalance and reach truck. Two winters in a cold store, so I know how to dress.',
      'Is overtime planned ahead, or told on the day?',
      'Planned by Thursday for the week after. Nobody is held back on the day itself.',
    ],
    [
      'Are you used to scanners, and which shift do you like best?',
      'Scanners for four years. I like the early one, from five to one.',
      'Do I have a truck of my own?',
      'One truck, one driver. You know every rattle of yours after a week.',
    ],
  ],
  'Skilled trades': [
    [
      'Have you run a small site on your own?',
      'Three last year, from the drawings to the handover.',
      'Who brings the tools?',
      'We do, up to the last drill. You bring boots that fit.',
    ],
    [
      'What do you do when the drawing is wrong?',
      'I call before I cut. Then I write on the drawing what we agreed, with the date.',
      'How far are the sites?',
      'Within half an hour mostly. The way counts as work from the yard on.',
    ],
  ],
  Software: [
    [
      'Could you tell us about something that you built and would do differently today?',
      'A queue that I wrote by hand. Today I would take what the database has, and sleep better.',
      'How does being on call work with you?',
      'One week in six, paid, and whoever was woken at night starts late.',
    ],
    [
      'What would you like to know better a year from now?',
      'How to say no to a feature kindly. And query plans.',
      'How long is it from a finished change to production?',
      'About twenty minutes. We deploy in the afternoon, never on a Friday evening.',
    ],
  ],
  'Education and child care': [
    [
      'Which ages have you worked with, and may we talk to somebody who knows your work?',
      'Three to five mostly. My last director is happy to talk; I will tell her that you call.',
      'How large are the groups?',
      'Twelve children and two adults, at all times.',
    ],
    [
      'What does a good morning look like in your group?',
      'Quiet for ten minutes, then loud for an hour, and everybody has a job at the table.',
      'Is there time to prepare?',
      'Three paid hours a week, and nobody takes them away.',
    ],
  ],
  Retail: [
    [
      'Could you do two Saturdays a month, and have you closed a till before?',
      'Two Saturdays are fine. I closed the till for a year, and it was right nearly every evening.',
      'How far ahead do you plan the shifts?',
      'Three weeks, and swaps go through the list on the wall.',
    ],
    [
      'What do you say when we do not have what somebody looks for?',
      'Where they get it. They come back for the honesty.',
      'Do we get a say in what is ordered?',
      'Your section, your order. We look at the figures together once a month.',
    ],
  ],
  'Office and administration': [
    [
      'Which programs do you use every day, and how do you close a month?',
      'Excel and QuickBooks. I reconcile weekly, so that the end of the month is a short day.',
      'Is a day from home possible?',
      'Yes, mostly Wednesdays. The first month is in the office, so that we get to know each other.',
    ],
    [
      'Four people want the same hour. How do you decide?',
      'I ask what happens if it waits. Mostly three of the four can.',
      'Which hours are fixed?',
      'Ten to three. The rest is yours, as long as the telephone is answered.',
    ],
  ],
  'Cleaning and facilities': [
    [
      'Would evenings suit you, and do you have a driver’s license?',
      'Evenings are best for me. Yes, and I know the town well.',
      'Do I work alone or in a pair?',
      'In pairs for the first month, then as you like it.',
    ],
    [
      'How do you plan a round when one building is closed?',
      'I turn the round and write it down, so that the next one knows.',
      'Who brings the supplies?',
      'They stand in each building. If something runs low, a text to the store is enough.',
    ],
  ],
  Manufacturing: [
    [
      'Which machines have you set up yourself?',
      'Two lathes and a five-axis mill. I measure the first piece before anybody asks.',
      'How do the shifts rotate?',
      'Every two weeks, and you know the plan for the quarter.',
    ],
    [
      'A piece is out of tolerance at two in the morning. What now?',
      'I stop, measure the last ten, and put them aside with a note. Then I look for the reason.',
      'Do you train people on the new machines?',
      'Two weeks with the maker, paid, before anybody runs one alone.',
    ],
  ],
  'Farming and animals': [
    [
      'Have you worked through a whole season, and are early mornings all right?',
      'Three seasons. I like the hour before the heat.',
      'Is there a room for the season?',
      'There are four rooms on the farm, and one of them is free from May.',
    ],
    [
      'How do you notice that an animal is not well?',
      'It stands apart. I look at the ears and the food before anything else.',
      'How long are the days in the season?',
      'Nine hours with a long lunch. Nobody works through the heat.',
    ],
  ],
  'Arts and events': [
    [
      'Have you built up for a touring show, and are weekends possible?',
      'Two tours, forty houses. Weekends are when it happens, so yes.',
      'How late does the take-down get?',
      'Midnight at the latest, and nobody builds up on the morning after.',
    ],
    [
      'What do you check before the doors open?',
      'Exits, cables, weights, in that order. Then once more somebody else does.',
      'Is there a crew for heavy pieces?',
      'Always four, and a lift. Nobody carries alone here.',
    ],
  ],
}

/** One of the talks of a trade, by its category. */
export function talkOf(category: string, which: number): Talk {
  const known = talks[category] ?? []
  const [ask = '', reply = '', question = '', answer = ''] = known[which % known.length] ?? []
  return { ask, reply, question, answer }
}
