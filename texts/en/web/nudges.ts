import type { Part } from '../../part.ts'

export const early = (company: Part, day: Part) =>
  `If you haven’t heard back by ${day}, you can ask ${company} once for an answer.`
export const possible = (company: Part) => `Still nothing? You can ask ${company} once for an answer.`
export const nudgeAction = 'Ask for an answer'
export const nudged = (company: Part, day: Part) => `You asked ${company} for an answer on ${day}.`
export const nudgedBy = (person: Part, day: Part) => `${person} asked again on ${day}.`
