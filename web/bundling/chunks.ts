import type { Rolldown } from 'vite'

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SRC = /[\\/]web[\\/]src[\\/]/
const LIBRARY = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/
// Of the cache of answers only private pages read lists that grow and several answers at once.
const SELDOM = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/
const KIT = /[\\/]node_modules[\\/](@mantine|@floating-ui|react-remove-scroll|clsx|get-nonce|tslib|use-|react-style)/
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/

const EVERYWHERE = ['entry.client.tsx', 'root.tsx', 'layouts/PublicFrame.tsx']
/** The pages where visitors arrive: they get few files, each with nothing that it does not need. */
const ARRIVALS = ['LandingPage', 'JobSearchPage', 'JobPage', 'CompanyPage', 'CompaniesPage', 'DirectoryPage']
// The loaders of pages name it for the server alone, which the graph of imports cannot know.
const REFUSALS = /[\\/]contract[\\/]src[\\/]errors\.ts$/
const FREQUENT = 12

const withoutQuery = (id: string) => id.split('?')[0] ?? id

/** Everything that a module imports, directly or not, but not what it imports later. */
function closureOf(ids: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || SELDOM.test(id)) continue
    seen.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** What of these modules pages behind it load too, directly or by way of one of them. */
function sharedOf(page: ReadonlySet<string>, context: Context): Set<string> {
  const inside = new Set([...page].map(withoutQuery))
  const isAsked = (id: string) =>
    context.getModuleInfo(id)?.importers.some((importer) => !inside.has(withoutQuery(importer)))
  return closureOf([...page].filter(isAsked), context)
}

function arrange(root: string, context: Context) {
  const base = closureOf(
    EVERYWHERE.map((file) => `${root}/${file}`),
    context,
  )
  const pages = ARRIVALS.map((page) => {
    const id = `${root}/pages/public/${page}.tsx`
    if (!context.getModuleInfo(id)) throw new Error(`There is no page ${id}.`)
    return closureOf([id], context)
  })
  const [landing, search, , company, , directory] = pages
  const listed = new Set([...(company ?? []), ...(directory ?? [])])
  const filters = sharedOf(search ?? new Set(), context)
  return {
    isPublic: (id: string) => base.has(id) || pages.some((page) => page.has(id)),
    chunkOf(id: string): string | null {
      if (base.has(id)) return 'base'
      if (pages.filter((page) => page.has(id)).length < 2) return filters.has(id) ? 'filters' : null
      if (landing?.has(id)) return 'cards'
      return listed.has(id) ? 'details' : 'job'
    },
  }
}

/** Which module goes into which file: what all pages share, what those share where visitors arrive, and the rest by use. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let arranged: ReturnType<typeof arrange> | undefined
  const arrangement = (context: Context) => {
    arranged ??= arrange(root, context)
    return arranged
  }
  const isLate = (id: string, context: Context) => !arrangement(context).isPublic(id)
  const late = (name: string) => (id: string, context: Context) => (isLate(id, context) ? name : null)
  return [
    { name: 'vendor', test: (id) => LIBRARY.test(id) && !SELDOM.test(id) },
    { name: 'refusals', test: REFUSALS },
    { debugName: 'arrivals', name: (id, context) => arrangement(context).chunkOf(id) },
    { debugName: 'kit', name: late('kit'), test: KIT, minShareCount: FREQUENT },
    { debugName: 'icons', name: late('icons'), test: ICONS, minShareCount: 2 },
    {
      debugName: 'common',
      name: late('common'),
      test: (id) => !KIT.test(withoutQuery(id)) || SRC.test(id),
      minShareCount: FREQUENT,
    },
  ]
}
