import type { Draw } from '../../server/src/demo/draw/random.ts'
import { hashToken } from '../../server/src/features/accounts/account/tokens.ts'
import { type Rows, rowsInto } from './copy.ts'
import { type Batch, isoOf, maxPerOwner, nearby, townOf, type World } from './world.ts'

/** The number of seekers, and of employers, with a session: the first ones. */
export const signedIn = 5_000

/** The session token of the n-th seeker; deterministic, so that requests need no sign-in. */
export const tokenOf = (seeker: number): string => `bench-token-${String(seeker).padStart(31, '0')}`
export const tokenOfEmployer = (employer: number): string =>
  `bench-token-employer-${String(employer).padStart(22, '0')}`
export const emailOf = (kind: 'employer' | 'seeker', n: number): string => `${kind}${n}@bench.example`

const users = () =>
  rowsInto('users', [
    ...['id', 'email', 'phone', 'password_hash', 'user_type', 'last_seen_at', 'created_at', 'updated_at'],
  ])
const sessions = () => rowsInto('sessions', ['id', 'token_hash', 'user_id', 'created_at', 'last_used_at', 'expires_at'])

interface NewUser {
  readonly id: string
  readonly email: string
  readonly type: 'employer' | 'jobseeker'
  readonly hash: string
}

/** Returns the creation time of the account. */
function addUser(world: World, people: Rows, { id, email, type, hash }: NewUser, draw: Draw): string {
  const created = world.since + draw.next() * (world.at - world.since)
  const seen = created + draw.next() * (world.at - created)
  people.add(id, email, '+12085550100', hash, type, isoOf(seen), isoOf(created), isoOf(created))
  return isoOf(created)
}

function addSession(
  world: World,
  into: Rows,
  { n, userId, token }: { n: number; userId: string; token: string },
): void {
  const [made, ends] = [isoOf(world.at), isoOf(world.at + 3650 * 86_400_000)]
  into.add(world.id('session', n), `\\x${hashToken(token).toString('hex')}`, userId, made, made, ends)
}

const firstNames = ['Ada', 'Ben', 'Carla', 'David', 'Elena', 'Femi', 'Grace', 'Hiro', 'Ines', 'Jamal', 'Katya', 'Luis']
const lastNames = [
  'Adams',
  'Brown',
  'Castillo',
  'Diaz',
  'Evans',
  'Fischer',
  'Garcia',
  'Hughes',
  'Ito',
  'Johnson',
  'Khan',
]
const companyKinds = ['Works', 'Group', 'Services', 'Clinic', 'Kitchen', 'Logistics', 'Partners', 'Studio', 'Stores']

export function employerRows(world: World, batch: Batch, hash: string): Rows[] {
  const draw = world.draw('employers', batch.first)
  const people = users()
  const companies = rowsInto('employers', [
    ...['user_id', 'first_name', 'last_name', 'business_name', 'business_location', 'place_id', 'latitude'],
    ...['longitude', 'location_text', 'location_city', 'location_country', 'company_size', 'industry_type'],
    ...['business_description', 'created_at', 'updated_at', 'verified_domain', 'verified_by', 'verified_at'],
  ])
  const tokens = sessions()
  for (let n = batch.first; n < batch.first + batch.count; n++) {
    const id = world.id('employer', n)
    const created = addUser(world, people, { id, email: emailOf('employer', n), type: 'employer', hash }, draw)
    const town = townOf(world, draw)
    const name = `${world.vocabulary.word(draw)} ${draw.pick(companyKinds)}`
    companies.add(
      ...[id, draw.pick(firstNames), draw.pick(lastNames), name.charAt(0).toUpperCase() + name.slice(1)],
      ...[town.label, town.id, town.latitude, town.longitude, town.label, town.label, town.country],
      ...[draw.pick(['1-10', '11-50', '51-200', '201-1000']), world.vocabulary.category(draw)],
      ...[world.vocabulary.text(draw, 30, ['company']), created, created],
      ...(n % 3 === 0 ? [`company-${n}.example`, 'dns', created] : [null, null, null]),
    )
    if (n < signedIn) addSession(world, tokens, { n, userId: id, token: tokenOfEmployer(n) })
  }
  return [people, companies, tokens]
}

const profileRows = () =>
  rowsInto('seekers', [
    ...[
      'user_id',
      'first_name',
      'last_name',
      'city',
      'place_id',
      'latitude',
      'longitude',
      'location_text',
      'location_city',
    ],
    ...[
      'location_country',
      'hourly_rate',
      'availability',
      'terms_shown',
      'job_title',
      'job_category',
      'skills',
      'about_me',
      'published_at',
      'search_seq',
      'created_at',
      'updated_at',
    ],
  ])

export const availabilities = ['Full time', 'Part time', 'Weekends only', 'Nights']

/** 70 % of the profiles are published, and all of those with a session. */
export function seekerRows(world: World, batch: Batch, hash: string): Rows[] {
  const draw = world.draw('seekers', batch.first)
  const [people, profiles, work, tokens] = [users(), profileRows(), workRows(), sessions()]
  const hidden = rowsInto('hidden_employers', ['seeker_id', 'employer_id', 'created_at'])
  for (let n = batch.first; n < batch.first + batch.count; n++) {
    const id = world.id('seeker', n)
    const created = addUser(world, people, { id, email: emailOf('seeker', n), type: 'jobseeker', hash }, draw)
    addProfile(world, profiles, draw, { n, created })
    addWork(world, work, draw, n)
    if (draw.chance(0.02)) hidden.add(id, world.id('employer', world.drawEmployer(draw)), created)
    if (n < signedIn) addSession(world, tokens, { n: world.sizes.employers + n, userId: id, token: tokenOf(n) })
  }
  return [people, profiles, work, hidden, tokens]
}

function addProfile(world: World, profiles: Rows, draw: Draw, { n, created }: { n: number; created: string }): void {
  const { vocabulary } = world
  const town = townOf(world, draw)
  const point = draw.chance(0.5) ? nearby(draw, town) : town
  const title = [vocabulary.level(draw), vocabulary.field(draw), vocabulary.role(draw)].filter(Boolean).join(' ')
  const isPublished = draw.chance(0.7) || n < signedIn
  profiles.add(
    ...[world.id('seeker', n), draw.pick(firstNames), draw.pick(lastNames), town.label, town.id],
    ...[point.latitude, point.longitude, town.label, town.label, town.country],
    ...[draw.between(12, 90), draw.pick(availabilities), draw.chance(0.4), title, vocabulary.category(draw)],
    ...[vocabulary.skills(draw, draw.between(3, 12)), vocabulary.text(draw, draw.between(20, 60), [title])],
    ...[isPublished ? created : null, n + 1, created, created],
  )
}

const workRows = () =>
  rowsInto('experiences', [
    ...['id', 'seeker_id', 'title', 'company', 'start_date', 'end_date', 'description', 'created_at', 'updated_at'],
  ])

function addWork(world: World, work: Rows, draw: Draw, seeker: number): void {
  const { vocabulary } = world
  const created = isoOf(world.since)
  for (let n = Math.floor(draw.next() ** 1.5 * maxPerOwner.experience); n > 0; n--) {
    const year = draw.between(2000, 2020)
    const title = `${vocabulary.field(draw)} ${vocabulary.role(draw)}`
    const company = `${vocabulary.word(draw)} ${draw.pick(companyKinds)}`
    const id = world.id('experience', seeker * maxPerOwner.experience + n)
    const seekerId = world.id('seeker', seeker)
    work.add(
      id,
      seekerId,
      title,
      company,
      String(year),
      String(year + draw.between(0, 5)),
      vocabulary.text(draw, 20, [title]),
      created,
      created,
    )
  }
}
