import type { Rolldown } from 'vite'

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const SRC = /[\\/]web[\\/]src[\\/]/
const LIBRARY = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/
// TanStack Query modules for infinite and parallel queries, which only private pages use.
const SELDOM = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/
const KIT = /[\\/]node_modules[\\/](@mantine|@floating-ui|react-remove-scroll|clsx|get-nonce|tslib|use-|react-style)/
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/

const EVERYWHERE = ['entry.client.tsx', 'root.tsx', 'layouts/PublicFrame.tsx']
/** Landing pages of visitors: they get few files without unused code. */
const ARRIVALS = ['LandingPage', 'JobSearchPage', 'JobPage', 'CompanyPage', 'CompaniesPage', 'DirectoryPage']
// Imported by page loaders for the server only, which the import graph cannot tell.
const REFUSALS = /[\\/]contract[\\/]src[\\/]errors\.ts$/
// The job page needs it without the rest of what private pages share.
const ZONES = /[\\/]contract[\\/]src[\\/]values[\\/]zones\.ts$/
// The company page shows dialogs without the rest of what private pages share.
const DIALOG = /[\\/]ui[\\/]overlays[\\/]Dialog\.tsx$/
// So does it with the roles of members, of which most private pages hide something.
const ROLES = /[\\/]web[\\/]src[\\/]domain[\\/]company-role\.ts$/
const FREQUENT = 12

const withoutQuery = (id: string) => id.split('?')[0] ?? id

/** Static import closure of the modules, without dynamic imports. */
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

/** The modules of a page that other pages import too, with their static imports. */
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
  // An icon of one landing page would otherwise go to the chunk of private pages that show it too.
  const chunkOfOne = (id: string) =>
    filters.has(id) ? 'filters' : pages.some((page) => page.has(id)) && ICONS.test(id) ? 'cards' : null
  return {
    isPublic: (id: string) => base.has(id) || pages.some((page) => page.has(id)),
    chunkOf(id: string): string | null {
      if (base.has(id)) return 'base'
      if (pages.filter((page) => page.has(id)).length < 2) return chunkOfOne(id)
      if (landing?.has(id)) return 'cards'
      return listed.has(id) ? 'details' : 'job'
    },
  }
}

/**
 * Assigns modules to chunks: shared by all pages, shared by landing pages, and the rest by use. Saves 16 to 36 kB of gzipped
 * scripts per public page, in 9 to 16 files instead of 68 to 113.
 */
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
    { name: 'zones', test: ZONES },
    { debugName: 'arrivals', name: (id, context) => arrangement(context).chunkOf(id) },
    { name: 'dialog', test: DIALOG },
    { name: 'roles', test: ROLES },
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
