import * as z from 'zod/mini'

/**
 * The way to the job before applying. `company`: the page of the company; `site`: another page of Hearback; `web`:
 * another site; `direct`: a typed, copied or shared link; `unknown`: the client did not say.
 */
export const ApplicationSource = z.enum([
  'search',
  'alert',
  'invitation',
  'company',
  'site',
  'feed',
  'web',
  'direct',
  'unknown',
])
export type ApplicationSource = z.infer<typeof ApplicationSource>

const read = (value: unknown) => ApplicationSource.options.find((source) => source === value) ?? 'unknown'

/** Words of other clients count as unknown, because no application is refused for its source. */
export const SourceInput = z.pipe(
  z.transform((value: unknown): string => read(value)),
  z.string().check(z.maxLength(20)),
) as unknown as z.ZodMiniType<ApplicationSource, ApplicationSource>
