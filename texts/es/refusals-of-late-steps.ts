/** English names of those who have none, and their Spanish. */
const names: Record<string, string> = {
  'A colleague': 'Alguien de tu equipo',
  'The company': 'La empresa',
  'The applicant': 'Esta persona',
  'the applicant': 'esta persona',
}
const shown = (name = '') => names[name] ?? name

/** Refusals that name people, with the Spanish sentence. The first match counts. */
const sentences: readonly (readonly [RegExp, (...names: string[]) => string])[] = [
  [/^You already invited (.+) to an interview\.$/u, (person) => `Ya invitaste a ${shown(person)} a una entrevista.`],
  [/^The company already invited you to an interview\.$/u, () => 'La empresa ya te invitó a una entrevista.'],
  [
    /^(.+) already invited (.+) to an interview\.$/u,
    (actor, person) => `${shown(actor)} ya invitó a ${shown(person)} a una entrevista.`,
  ],
  [/^You already made (.+) an offer\.$/u, (person) => `Ya le hiciste una oferta a ${shown(person)}.`],
  [/^The company already made you an offer\.$/u, () => 'La empresa ya te hizo una oferta.'],
  [
    /^(.+) already made (.+) an offer\.$/u,
    (actor, person) => `${shown(actor)} ya le hizo una oferta a ${shown(person)}.`,
  ],
  [/^(.+) answered this first: Shortlisted\.$/u, (actor) => `${shown(actor)} respondió primero: En preselección.`],
  [/^(.+) answered this first: Not selected\.$/u, (actor) => `${shown(actor)} respondió primero: No seleccionada.`],
  [/^(.+) withdrew the application first\.$/u, (name) => `${shown(name)} retiró antes la candidatura.`],
  [/^(.+) declined the offer first\.$/u, (name) => `${shown(name)} rechazó antes la oferta.`],
  [/^(.+) accepted the offer first\.$/u, (name) => `${shown(name)} aceptó antes la oferta.`],
  [/^(.+) withdrew this offer first\.$/u, (actor) => `${shown(actor)} retiró antes esta oferta.`],
  [/^(.+) took this offer back first\.$/u, (actor) => `${shown(actor)} anuló antes esta oferta.`],
  [/^(.+) already sent a newer offer\.$/u, (actor) => `${shown(actor)} ya envió una oferta más reciente.`],
  [/^(.+) accepted this offer first\.$/u, (name) => `${shown(name)} aceptó antes esta oferta.`],
  [/^(.+) declined this offer first\.$/u, (name) => `${shown(name)} rechazó antes esta oferta.`],
  [
    /^(.+) already sent this person an offer\. Update it, or withdraw it first\.$/u,
    (actor) => `${shown(actor)} ya envió una oferta a esta persona. Actualízala o retírala primero.`,
  ],
]

/** Translates a refusal that names people; undefined for all others. */
export function ofNames(sentence: string): string | undefined {
  for (const [pattern, words] of sentences) {
    const found = pattern.exec(sentence)
    if (found) return words(...found.slice(1))
  }
  return undefined
}
