import type { Draw } from './random.ts'

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

const letters = [
  'I have done this work for {years} years and would like to do it with you. What drew me is that your post says what it pays and when you answer.',
  'Your post describes the day as it is. That is how I like to work. I can start {start} and would be glad to come by for a trial shift.',
  'I know {skill} well and want to learn the rest. My last manager is happy to talk to you.',
  'I live close by and I am early rather than late. {skill} is what I do best. Thank you for reading this.',
  'I was a guest of yours before I saw the post, and I liked how your people treat each other.',
]
export const drawLetter = (draw: Draw, skill: string): string =>
  draw
    .pick(letters)
    .replace('{years}', String(draw.between(2, 12)))
    .replace('{start}', draw.pick(['on Monday', 'in two weeks', 'next month']))
    .replace('{skill}', skill)
