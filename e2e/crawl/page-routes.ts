import routes from '../../web/src/routes.ts'

type Frames = { file: string; children?: { path?: string }[] }[]

/** The patterns of all pages by the frame that they stand in, e.g. `SeekerFrame`: `/offers/:id`. */
const byFrame = new Map(
  ((await routes) as Frames).map(({ file, children = [] }) => [
    /(\w+)\.tsx$/.exec(file)?.[1] ?? file,
    children.map(({ path = '' }) => `/${path}`),
  ]),
)

const shapeOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )
const variables = (pattern: string) => (pattern.endsWith('*') ? Number.POSITIVE_INFINITY : pattern.split(':').length)
// Where several fit, the one that names more of the address.
const patterns = [...byFrame.values()]
  .flat()
  .sort((a, b) => variables(a) - variables(b))
  .map((pattern) => ({ pattern, shape: shapeOf(pattern) }))

/** Every page that stands in one of these frames. */
export const pagesIn = (...frames: string[]): string[] => frames.flatMap((frame) => byFrame.get(frame) ?? [])

/** Which page an address shows. */
export function pageAt(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  return patterns.find(({ shape }) => shape.test(pathname))?.pattern ?? '/*'
}

/** The page of an address, told from itself without the optional last part: a chat that is chosen is `/messages/:chatId? chosen`. */
export function viewAt(address: string): string {
  const pattern = pageAt(address)
  const { pathname } = new URL(address, 'http://localhost')
  const isFilled = pattern.endsWith('?') && pathname.split('/').length === pattern.split('/').length
  return isFilled ? `${pattern} chosen` : pattern
}
