import type { Draw } from './draw/random.ts'
import type { UnusedWords } from './draw/unused-words.ts'

export const firstNames =
  'Ana Ben Carla Dev Elena Farid Grace Hana Ivan Julia Kofi Lena Mateo Nora Omar Priya Quinn Rosa Sam Tess Uma Victor Wen Ximena Yusuf Zoe Adam Bea Chidi Dana Emil Fatima Gus Holly Igor Jade Kai Luz Maya Nils Olga Pablo Rina Silas Theo Vera'.split(
    ' ',
  )
export const lastNames =
  'Alvarez Becker Chen Diaz Ellis Fischer Garcia Hughes Ibrahim Jensen Kowalski Lopez Mbeki Novak Okafor Petrov Quist Rossi Sato Torres Umarov Varga Walsh Xu Young Zhang Andersen Brooks Castillo Dubois Eriksen Flores Grant Haddad Ito Jovanovic Keller Larsen Moreno Nguyen Olsen Park Reyes Silva Tran'.split(
    ' ',
  )

/** Home towns, the first ones drawn more often, so that a search near one of them finds something. */
const towns = [
  'Boise, ID',
  'Boise, ID',
  'Boise, ID',
  'Meridian, ID',
  'Nampa, ID',
  'Salt Lake City, UT',
  'Salt Lake City, UT',
  'Portland, OR',
  'Portland, OR',
  'Seattle, WA',
  'Spokane, WA',
  'Denver, CO',
  'Denver, CO',
  'Austin, TX',
  'Chicago, IL',
  'Minneapolis, MN',
  'Nashville, TN',
  'Pittsburgh, PA',
  'Phoenix, AZ',
  'Albuquerque, NM',
  'Milwaukee, WI',
  'Richmond, VA',
]

const suburbs: Readonly<Record<string, readonly string[]>> = {
  'Boise, ID': ['Meridian, ID', 'Nampa, ID', 'Eagle, ID'],
  'Meridian, ID': ['Boise, ID', 'Nampa, ID'],
  'Nampa, ID': ['Caldwell, ID', 'Meridian, ID'],
  'Salt Lake City, UT': ['West Valley City, UT', 'Sandy, UT'],
  'Portland, OR': ['Beaverton, OR', 'Gresham, OR'],
  'Seattle, WA': ['Bellevue, WA', 'Renton, WA'],
  'Spokane, WA': ['Spokane Valley, WA'],
  'Denver, CO': ['Aurora, CO', 'Lakewood, CO'],
  'Austin, TX': ['Round Rock, TX'],
  'Chicago, IL': ['Evanston, IL', 'Oak Park, IL'],
  'Minneapolis, MN': ['Saint Paul, MN', 'Bloomington, MN'],
  'Nashville, TN': ['Franklin, TN'],
  'Pittsburgh, PA': ['Bethel Park, PA'],
  'Phoenix, AZ': ['Tempe, AZ', 'Mesa, AZ'],
  'Albuquerque, NM': ['Rio Rancho, NM'],
  'Milwaukee, WI': ['Waukesha, WI'],
  'Richmond, VA': ['Tuckahoe, VA'],
}
/** Towns within about 25 km of a home town. */
export const townsNear = (town: string): readonly string[] => suburbs[town] ?? [town]

export interface Name {
  readonly first: string
  readonly last: string
}
export const drawName = (draw: Draw): Name => ({ first: draw.pick(firstNames), last: draw.pick(lastNames) })
export const drawTown = (draw: Draw): string => draw.pick(towns)
export const allTowns: readonly string[] = [...new Set(towns)]

const aboutMe = [
  'I like work that is finished at the end of the day, and I finish it.',
  'I learn fast when somebody shows me once, and I write it down for the next person.',
  'Calm when it is busy. I have led small teams and would again.',
  'I am looking for a place to stay for years, with people who say what they mean.',
  'I came to this work late and have not looked back.',
  'Reliable is an old word, but it is mine.',
]
export const drawAboutMe = (draw: Draw): string => draw.sample(aboutMe, 2).join(' ')

export const availabilities = ['Right away', 'In two weeks', 'In a month', 'Weekends only', 'Evenings and weekends']
export const schools = [
  'College of Western Idaho',
  'Portland Community College',
  'Boise State University',
  'Denver Technical Institute',
  'Lincoln High School',
]
export const leavingReasons = [
  'The place closed',
  'I moved',
  'I wanted to learn more',
  'The season ended',
  'Better hours',
]

/** A cover letter takes one of each. */
const letters: readonly (readonly string[])[] = [
  [
    'I have done this work for {years} years and would like to do it with you.',
    'Your posting describes the day the way it really is, and that’s how I like to work.',
    'I know {skill} well and want to learn the rest.',
    'I live close by, and I’m always early.',
    'I was a customer of yours long before I saw this job.',
    'After {years} years at one place, I’m ready for a new team.',
    'A friend sent me your posting and said it sounded like me.',
    'I’m best at {skill}, and it looks like you need that.',
    'This is the first job ad in months that made me want to write a letter.',
    'I’m coming back to this work after a year at home with my family.',
    'I’ve always wanted to work somewhere that trains its people.',
    'I’m the person who stays until it’s done.',
    'You ask for {skill}, which I’ve used every day for {years} years.',
    'I started in this field by accident and stayed because I like it.',
  ],
  [
    'I applied because you say what you pay and when you answer.',
    'My last manager is happy to talk to you.',
    'I like how your people treat each other.',
    'In my last job I trained four new people, and all of them are still there.',
    'I don’t mind early mornings or the occasional weekend.',
    'What I’m looking for is steady hours and people I can learn from.',
    'I ask questions early and only once.',
    'My references are from the last two places I worked.',
    'I’m good with customers, even on a bad day.',
    'I’ve never missed a shift without calling first.',
    'I take notes, and I share them.',
    'At my last job we cut mistakes in half by using a simple checklist.',
    'I keep calm when things get busy.',
    'I’d rather do one thing well than three things halfway.',
  ],
  [
    'I can start {start}.',
    'I’d be glad to come by for a trial shift.',
    'Thank you for reading this.',
    'I hope we get to talk.',
    'You can reach me any day after three.',
    'I could come in for an interview this week.',
    'I look forward to hearing from you.',
    'Please let me know if you need anything else.',
    'I’d love to see the place.',
    'A yes or a no, I’m happy to hear either.',
    'Call me whenever it suits you.',
    'I’m free to meet on short notice.',
    'Thanks for considering me.',
    'Let me show you what I can do.',
  ],
]
/** A letter of which no sentence is in another letter to this job. */
export const drawLetter = (
  { draw, words }: { draw: Draw; words: UnusedWords },
  { job, skill }: { job: number; skill: string },
): string =>
  letters
    .map((parts) => words.pick([`job ${job}`], parts) ?? draw.pick(parts))
    .join(' ')
    .replace('{years}', String(draw.between(2, 12)))
    .replace('{start}', draw.pick(['on Monday', 'in two weeks', 'next month']))
    .replace('{skill}', skill)
