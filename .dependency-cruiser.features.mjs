import everything from './.dependency-cruiser.mjs'

/**
 * The features alone: what composes them, and their tests, reach every feature, so that with those in sight
 * any two features that know each other one way would seem to form a cycle of folders.
 */
export default {
  forbidden: [
    {
      name: 'features-form-a-tree',
      comment: 'Two features that call each other: make the way back an event (events.ts).',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/features/[^/]+$' },
      to: { circular: true, path: '^server/src/features/[^/]+$' },
    },
  ],
  options: {
    ...everything.options,
    includeOnly: { path: '^server/src/features/' },
    exclude: { path: [...everything.options.exclude.path, '\\.(test|spec)\\.tsx?$'] },
  },
}
